"""What a processor does in an instruction or two but plain Python cannot express: counting bits, sets as bits, testing
many marks of a mask at once, and small arrays without allocation. Interpreted, they are plain Python.
"""

from collections.abc import Callable, Iterator
from math import prod
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array
from numba.np.numpy_support import from_dtype

from ludi.kernel.jit import INT, INTERPRETED, shared

SPAN = 32  # marks examined together: the length of a vector
ROOM = 4  # places that `nonzero` writes at once
Scratch = Callable[[], Any]
Marker = Callable[[Any, int, int], int]
PairMarker = Callable[[Any, int, int, int], int]
instruction: Callable[[Callable[..., Any]], Any] = intrinsic

if INTERPRETED:

    def bit_count(bits: int) -> int:
        """The number of set bits."""
        return int(bits).bit_count()

    def lowest_bit(bits: int) -> int:
        """The index of the lowest set bit."""
        return (int(bits) & -int(bits)).bit_length() - 1

    def places(bits: int, size: int) -> Iterator[int]:
        """The indices of the set bits among the first `size`, in ascending order."""
        bits = int(bits) & (1 << size) - 1
        while bits:
            yield lowest_bit(bits)
            bits &= bits - 1

    def where(row: Any, least: int) -> int:
        """Bits for the places where a field's numbers are at least `least`."""
        return int.from_bytes(np.packbits(row >= least, bitorder="little").tobytes(), "little")

    def where_in(rows: Any, which: int, least: int) -> int:
        """The same for one row of a field; nested rows are treated as one."""
        return where(rows[which].ravel(), least)

    def marker(size: int) -> Marker:
        """A function that marks those of `size` consecutive actions whose bits are set, and returns how many."""

        def mark(mask: Any, first: int, bits: int) -> int:
            for i in places(bits, size):
                mask[first + i] = 1
            return bit_count(bits)

        return mark

    def pair_marker(size: int) -> PairMarker:
        """The same for `size` pairs of actions: bits for the first of each pair, then for the second."""

        def mark(mask: Any, first: int, ones: int, others: int) -> int:
            for i in places(ones, size):
                mask[first + 2 * i] = 1
            for i in places(others, size):
                mask[first + 2 * i + 1] = 1
            return bit_count(ones) + bit_count(others)

        return mark

    def marks_from(row: Any, first: int) -> int:
        """Bits for the nonzero entries of a mask or row from `first` on: of the next SPAN, or of all that remain."""
        return where(row[first : first + SPAN] != 0, 1)

    def wipe(mask: Any) -> None:
        """Clear all marks."""
        mask[:] = 0

    def scratch(dtype: str, *shape: int, zero: bool = True) -> Scratch:
        """A function that returns a scratch array, valid only while its caller runs: it must not be kept."""
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

    def pieces(size: int) -> list[tuple[int, int]]:
        """Split a row into vectors that processors have: the start of each, and its length, a power of two."""
        cut, begin = [], 0
        while begin < size:
            length = min(32, 1 << (size - begin).bit_length() - 1)
            cut.append((begin, length))
            begin += length
        return cut

    def vector_at(builder: Any, data: Any, kind: Any, length: int) -> Any:
        """The address of an array's elements, as a vector pointer."""
        return builder.bitcast(data, ir.VectorType(kind, length).as_pointer())

    def spread_bits(builder: Any, bits: Any, begin: int, length: int, width: int) -> Any:
        """Expand bits into a vector of integers of the given width, each 0 or 1."""
        part = builder.trunc(builder.lshr(bits, ir.Constant(bits.type, begin)), ir.IntType(length))
        spread = builder.bitcast(part, ir.VectorType(ir.IntType(1), length))
        return builder.zext(spread, ir.VectorType(ir.IntType(width), length))

    def at_least(builder: Any, data: Any, size: int, least: Any) -> Any:
        """Bits for the places where numbers in memory are at least `least`."""
        kind, found = data.type.pointee, ir.Constant(ir.IntType(64), 0)
        limit = builder.trunc(least, kind)
        for begin, length in pieces(size):
            part = builder.gep(data, [ir.Constant(ir.IntType(64), begin)])
            row = builder.load(vector_at(builder, part, kind, length), align=kind.width // 8)
            one = builder.insert_element(ir.Constant(row.type, ir.Undefined), limit, ir.Constant(ir.IntType(32), 0))
            all_alike = ir.Constant(ir.VectorType(ir.IntType(32), length), [0] * length)
            many = builder.shuffle_vector(one, ir.Constant(row.type, ir.Undefined), all_alike)
            bits = builder.bitcast(builder.icmp_signed(">=", row, many), ir.IntType(length))
            found = builder.or_(found, builder.shl(builder.zext(bits, found.type), ir.Constant(found.type, begin)))
        return found

    @instruction
    def where(typing: Any, row: Any, least: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return at_least(builder, make_array(row)(context, builder, values[0]).data, row.shape[0], values[1])

        return INT(row, INT), make

    @instruction
    def where_in(typing: Any, rows: Any, which: Any, least: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            size = prod(rows.shape[1:])
            first = builder.mul(values[1], ir.Constant(ir.IntType(64), size))
            data = builder.gep(make_array(rows)(context, builder, values[0]).data, [first])
            return at_least(builder, data, size, values[2])

        return INT(rows, INT, INT), make

    def marker(size: int) -> Marker:
        @instruction
        def mark(typing: Any, mask: Any, first: Any, bits: Any) -> Any:
            def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
                marks, bits = make_array(mask)(context, builder, values[0]).data, values[2]
                for begin, length in pieces(size):
                    place = builder.add(values[1], ir.Constant(ir.IntType(64), begin))
                    place = vector_at(builder, builder.gep(marks, [place]), ir.IntType(8), length)
                    spread = spread_bits(builder, bits, begin, length, 8)
                    builder.store(builder.or_(builder.load(place, align=1), spread), place, align=1)
                return builder.ctpop(bits)

            return INT(mask, INT, INT), make

        return cast(Marker, mark)

    def pair_marker(size: int) -> PairMarker:
        @instruction
        def mark(typing: Any, mask: Any, first: Any, ones: Any, others: Any) -> Any:
            def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
                marks, ones, others = make_array(mask)(context, builder, values[0]).data, values[2], values[3]
                for begin, length in pieces(size):
                    place = builder.add(values[1], ir.Constant(ir.IntType(64), 2 * begin))
                    place = vector_at(builder, builder.gep(marks, [place]), ir.IntType(16), length)
                    low, high = (spread_bits(builder, bits, begin, length, 16) for bits in (ones, others))
                    pairs = builder.or_(low, builder.shl(high, ir.Constant(high.type, [8] * length)))
                    builder.store(builder.or_(builder.load(place, align=1), pairs), place, align=1)
                return builder.add(builder.ctpop(ones), builder.ctpop(others))

            return INT(mask, INT, INT, INT), make

        return cast(PairMarker, mark)

    @instruction
    def vector_of_marks(typing: Any, row: Any, first: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            place = builder.gep(make_array(row)(context, builder, values[0]).data, [values[1]])
            marks = builder.load(vector_at(builder, place, place.type.pointee, SPAN), align=1)
            differs = builder.fcmp_unordered if isinstance(row.dtype, types.Float) else builder.icmp_signed
            bits = differs("!=", marks, ir.Constant(marks.type, None))
            return builder.zext(builder.bitcast(bits, ir.IntType(SPAN)), ir.IntType(64))

        return INT(row, INT), make

    @instruction
    def wipe_vector(typing: Any, mask: Any, first: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            place = builder.gep(make_array(mask)(context, builder, values[0]).data, [values[1]])
            place = vector_at(builder, place, ir.IntType(8), SPAN)
            builder.store(ir.Constant(place.type.pointee, None), place, align=1)
            return context.get_dummy_value()

        return types.void(mask, INT), make

    @shared
    def marks_from(row: Any, first: int) -> int:
        last = row.size - SPAN
        if last >= 0:  # the last vector is aligned to the end, overlapping the one before
            return vector_of_marks(row, min(first, last)) >> max(0, first - last)  # type: ignore[no-any-return]
        bits = 0
        for i in range(row.size - 1, first - 1, -1):
            bits = 2 * bits + (row[i] != 0)
        return bits

    @shared
    def wipe(mask: Any) -> None:
        last = mask.size - SPAN
        if last >= 0:
            for first in range(0, last, SPAN):
                wipe_vector(mask, first)
            wipe_vector(mask, last)
        else:
            mask[:] = 0

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


@shared
def nonzero(row: Any, places: Any) -> int:
    """Write the places of a row's nonzero entries, in ascending order, and return how many there are.

    Several are written at once, because a processor cannot foresee where each span's last one is: so `places` needs
    room for ROOM more than the row has entries.
    """
    count = 0
    for first in range(0, row.size, SPAN):
        marks = marks_from(row, first)
        end = count + bit_count(marks)
        while count < end:
            for i in range(ROOM):
                places[count + i] = first + lowest_bit(marks)
                marks &= marks - 1
            count += ROOM
        count = end
    return count
