"""Compiles rules with Numba: one decorator, and a cache on disk that is never stale and safe to share.

`NUMBA_DISABLE_JIT=1` runs the same functions uncompiled; `NUMBA_BOUNDSCHECK=1` checks every index. Both are Numba's own
switches.
"""

import ctypes
import hashlib
import sys
from collections.abc import Callable
from functools import cache, cached_property
from itertools import count
from pathlib import Path
from secrets import randbits
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import numba
import numpy as np
from llvmlite import ir
from llvmlite.binding import Linkage
from numba import types
from numba.core import boxing
from numba.core.bytecode import FunctionIdentity
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import AnalysisPass, register_pass
from numba.core.pythonapi import NativeValue, _unboxers
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NopythonTypeInference
from numba.np import arrayobj
from numba.np.numpy_support import from_dtype

from ludi.kernel.cache import cache_folder, cache_lock

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)

# Numba numbers the functions it compiles, and a process that loads two with the same name runs the wrong one.
# So every process starts counting from a random number.
FunctionIdentity._unique_ids = count(randbits(48))

# Where NumPy's record object stores its data address: after reference count, type and size.
ADDRESS = 3 * ctypes.sizeof(ctypes.c_void_p)


def unboxed(record: Any, pointer: Any, code: Any) -> NativeValue:
    """Unbox a record from Python by its address. Numba's own unboxing makes NumPy describe every field at each call,
    which took sixty times as long.
    """
    place = code.builder.gep(code.builder.bitcast(pointer, code.pyapi.voidptr), [ir.Constant(ir.IntType(32), ADDRESS)])
    kind = code.context.get_value_type(record).as_pointer()
    return NativeValue(code.builder.load(code.builder.bitcast(place, kind)))


_probe = np.zeros(2, [("number", "i8")])
_record = _probe[1]
if ctypes.c_void_p.from_address(id(_record) + ADDRESS).value == _probe.ctypes.data + _probe.itemsize:
    assert boxing  # it has already told Numba about its own unboxing
    _unboxers.functions[types.Record] = unboxed

VOID, BOOL, INT, REAL, WORD = types.void, types.boolean, types.int64, types.float64, types.uint64
MASK = types.Array(types.int8, 1, "C")
OPTIONS = types.Array(types.int16, 1, "C")
SHEET = types.Array(types.int32, 2, "C")
PLACES = types.Array(types.int32, 1, "C")
FEATURES = types.Array(types.float32, 1, "C")
NUMBERS = types.Array(types.int64, 1, "C")
KEY = types.Array(types.uint64, 1, "C")
WORDS = types.Array(types.uint64, 2, "C")
LINKS = types.Array(types.int32, 1, "C")
LINK_ROWS = types.Array(types.int32, 2, "C")
REALS = types.Array(types.float64, 1, "C")
REAL_ROWS = types.Array(types.float64, 2, "C")
BYTE_ROWS = types.Array(types.int8, 2, "C")
SHORT_NUMBERS = types.Array(types.uint16, 1, "C")
FEATURE_ROWS = types.Array(types.float32, 2, "C")


def record_type(dtype: np.dtype[Any]) -> Any:
    """The Numba type of a single record with this dtype."""
    return from_dtype(dtype)


@cache
def say_once() -> None:
    """The default listener: prints one line, so that nobody wonders what the computer is doing."""
    print("ludi: compiling the rules, once for this version; a minute or so ...", file=sys.stderr, flush=True)


listener: Callable[[], None] = say_once
"""Called before compiling each function that is not cached yet."""


class Part(JITCodeLibrary):
    """A function's code for linking into other functions: LLVM optimises only the whole, not every part again."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    @property
    def codegen(self) -> Any:
        return SimpleNamespace(set_env=lambda name, environment: None)  # there is no machine code to set it in


class Sum(JITCodeLibrary):
    """A function together with all its parts. Nobody else calls those, so LLVM may inline and change them freely."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.enable_object_caching()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class MakeLibrary(AnalysisPass):
    """Tells Numba which kind of library to generate code into."""

    library: type[JITCodeLibrary]

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        return False


def never_negative(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Compiled indices are never negative (`NUMBA_BOUNDSCHECK=1` checks this), so omit the wraparound test."""
    if isinstance(context.active_code_library, (Part, Sum)):
        return context.cast(builder, index, kind, types.intp)
    return _from_either_end(context, builder, kind, index, size)


_from_either_end, arrayobj.fix_integer_index = arrayobj.fix_integer_index, never_negative


@register_pass(mutates_CFG=False, analysis_only=True)
class MakePart(MakeLibrary):
    _name, library = "make_part", Part

    def run_pass(self, state: Any) -> bool:
        listener()
        return super().run_pass(state)


@register_pass(mutates_CFG=False, analysis_only=True)
class MakeSum(MakeLibrary):
    _name, library = "make_sum", Sum


class PartCompiler(Compiler):
    make = MakePart

    def define_pipelines(self) -> Any:
        (passes,) = super().define_pipelines()
        passes.add_pass_after(self.make, NopythonTypeInference)
        passes.finalize()
        return [passes]


class SumCompiler(PartCompiler):
    make = MakeSum


class Rule(CPUDispatcher):
    """A function compiled as a part of its (other) callers; when called from Python, as a whole."""

    def __init__(self, function: Any, signature: Any = None) -> None:
        """Without a signature, compile for the types of each call."""
        super().__init__(function, targetoptions=PART, pipeline_class=PartCompiler)
        self.signature = signature

    def compile(self, arguments: Any) -> Any:
        return super().compile(self.signature or tuple(widened(one) for one in arguments))

    @cached_property
    def whole(self) -> Any:
        return kept(self.py_func, self.signature) if self.signature else FromPython(self.py_func, WHOLE)

    def __call__(self, *arguments: Any) -> Any:
        return self.whole(*arguments)


WHOLE = {"nopython": True, "nogil": True, "boundscheck": None, "error_model": "numpy"}
PART = WHOLE | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class FromPython(CPUDispatcher):
    """A compiled function called from Python. Its first argument is a state, passed on as the state's record."""

    def __init__(self, function: Any, options: Any) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=SumCompiler)

    def __call__(self, state: Any, *others: Any) -> Any:
        return super().__call__(getattr(state, "record", state), *others)


class Whole(FromPython):
    """A function compiled for one signature. A loop that receives it asks for its type and address at every call; Numba
    took longer for that than some playouts, so they are cached.
    """

    @cached_property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self)

    @cached_property
    def result(self) -> Any:
        (result,) = self.overloads.values()
        result.library.get_pointer_to_function = cache(result.library.get_pointer_to_function)
        return result

    def get_compile_result(self, signature: Any) -> Any:
        return self.result


def compiled(signature: Any) -> Callable[[F], F]:
    """Compile a rule for exactly one signature; when interpreting, return the plain function."""

    def decorate(function: F) -> F:
        return function if INTERPRETED else cast(F, Rule(function, signature))

    return decorate


def shared(function: F) -> F:
    """Compile for whatever types the caller has: for helpers over any game's record. Not cached on disk by itself."""
    return function if INTERPRETED else cast(F, Rule(function))


def whole(function: F) -> F:
    """A compiled rule as a whole, to pass to a loop or call often from Python; wholes are returned unchanged."""
    return cast(F, function.whole) if isinstance(function, Rule) else function


def widened(argument: Any) -> Any:
    """The type to compile a shared function for: integers of every width count as one type."""
    return INT if isinstance(argument, types.Integer) and argument != WORD else argument


def specialised(function: F, *arguments: Any) -> F:
    """Generic code (`shared`) compiled for one game's types, to be called from Python."""
    return function if INTERPRETED else cast(F, kept(cast(Any, function).py_func, arguments))


def kept(function: Any, signature: Any) -> Any:
    """Compile for one signature, or load the cached code.

    When two processes compile two signatures of a function at once, Numba may give both the same file; so each
    signature has its own folder. The lock only saves processes from doing the same work twice.
    """
    code = function.__code__
    name = hashlib.sha256(f"{code.co_filename} {signature}".encode()).hexdigest()[:16]
    folder = cache_folder(Path(code.co_filename).parent) / f"{function.__name__}-{name}"
    if not folder.exists():
        listener()
    with cache_lock(folder):
        numba.config.CACHE_DIR = str(folder)
        whole = Whole(function, WHOLE)
        whole.enable_caching()
        whole.compile(signature)
        whole.disable_compile()
        return whole
