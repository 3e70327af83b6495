"""What a processor does in an instruction or two and plain Python cannot say: bits of a number, eight marks of a mask
at once, and small arrays that need no allocation. Interpreted they are plain Python.
"""

from collections.abc import Callable
from math import prod
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array
from numba.np.numpy_support import from_dtype

from ludi.kernel.jit import INT, INTERPRETED

Scratch = Callable[[], Any]
instruction: Callable[[Callable[..., Any]], Any] = intrinsic

if INTERPRETED:

    def bit_count(bits: int) -> int:
        """How many bits are set."""
        return int(bits).bit_count()

    def lowest_bit(bits: int) -> int:
        """The place of the lowest bit set."""
        return (int(bits) & -int(bits)).bit_length() - 1

    def eight_marks(mask: Any, first: int) -> int:
        """Eight marks of a mask as the bytes of one number, the first lowest."""
        return int.from_bytes(mask[first : first + 8].tobytes(), "little")

    def wipe(mask: Any) -> None:
        """No marks any more."""
        mask[:] = 0

    def scratch(dtype: str, *shape: int, zero: bool = True) -> Scratch:
        """A function that gives an array to work on. Only within the caller and what it calls: it must not be kept."""
        return lambda: np.zeros(shape, dtype) if zero else np.empty(shape, dtype)

else:

    @instruction
    def bit_count(typing: Any, bits: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.ctpop(values[0])

        return INT(INT), make

    @instruction
    def lowest_bit(typing: Any, bits: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.cttz(values[0], cgutils.true_bit)

        return INT(INT), make

    @instruction
    def eight_marks(typing: Any, mask: Any, first: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            marks = make_array(mask)(context, builder, values[0])
            place = builder.gep(marks.data, [values[1]])
            return builder.load(builder.bitcast(place, ir.IntType(64).as_pointer()), align=1)

        return INT(mask, INT), make

    @instruction
    def wipe(typing: Any, mask: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            marks = make_array(mask)(context, builder, values[0])
            cgutils.memset(builder, marks.data, marks.nitems, 0)
            return context.get_dummy_value()

        return types.void(mask), make

    def scratch(dtype: str, *shape: int, zero: bool = True) -> Scratch:
        kind = from_dtype(np.dtype(dtype))
        array, width = types.Array(kind, len(shape), "C"), np.dtype(dtype).itemsize
        steps = [width * prod(shape[i + 1 :]) for i in range(len(shape))]

        @instruction
        def array_on_stack(typing: Any) -> Any:
            def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
                memory = cgutils.alloca_once(builder, context.get_data_type(kind), size=prod(shape))
                if zero:
                    cgutils.memset(builder, memory, context.get_constant(types.intp, width * prod(shape)), 0)
                made = make_array(array)(context, builder)
                sizes, strides = ([context.get_constant(types.intp, n) for n in numbers] for numbers in (shape, steps))
                item = context.get_constant(types.intp, width)
                populate_array(made, data=memory, shape=sizes, strides=strides, itemsize=item, meminfo=None)
                return made._getvalue()

            return array(), make

        return cast(Scratch, array_on_stack)
