// The sieve of the colour split. A work-group takes a leaf, LEAF other placements that occupy lines in common, and makes
// for each near square the bitmap of those that it leaves alone. A team of LANES work-items in step holds one bitmap, a
// WORD each, and walks down the trie of near placements, depth first; the teams of a group take its beginnings in turn.
// A pair that survives adds 1 to its cell with COUNT, otherwise what stands in its cell, of type CELL, to the sum.
#define UINTS (LEAF / 32)

typedef struct {
  __local const WORD* squares; // [square * LANES + lane]
  __local const uint* columns; // where the columns of the leaf's placements begin among the cells
  __local uint* taken;         // how many beginnings the teams have taken; or three flags
  __global const uint2* nodes; // of all levels but the last: the square, and the first child; the next has their end
  __global const uint* last;   // of the last level: the square
  __global const uint* rows;   // of the last level: the row, as a place in a column
  __global CELL* cells;
  uint lane, beginning, test;
  ulong sum;
} Walk;

// What depends on the device: how a team finds out whether any of its words has a bit, and takes the next beginning.
#ifdef VECTORS // a work-item is a team of its own, with a vector
#define ANY(w) any((w) != 0)
#define NEXT walk->beginning++
#elif defined(PTX) // NVIDIA has no sub-groups in OpenCL
#define VOTE "{ .reg .pred p; setp.ne.u32 p, %0, 0; vote.sync.ballot.b32 %0, p, 0xffffffff; }"
inline uint ptx_any(uint w) { asm volatile(VOTE : "+r"(w)); return w; }
inline uint ptx_first(uint w) { asm volatile("shfl.sync.idx.b32 %0, %0, 0, 31, 0xffffffff;" : "+r"(w)); return w; }
#define ANY(w) ptx_any(w)
#define NEXT ptx_first(walk->lane == 0 ? atomic_inc(walk->taken) : 0)
#else // a group is one team, at best a sub-group; or the flag of the next test is cleared while all wait on one another
inline uint raised(Walk* walk, uint w) {
#if defined(SUBGROUPS) && defined(cl_khr_subgroups)
  if (get_num_sub_groups() == 1) return sub_group_any(w);
#endif
  uint flag = walk->test++ % 3;
  if (walk->lane == 0) walk->taken[walk->test % 3] = 0;
  if (w) walk->taken[flag] = 1;
  barrier(CLK_LOCAL_MEM_FENCE);
  return walk->taken[flag];
}
#define ANY(w) raised(walk, w)
#define NEXT walk->beginning++
#endif
#ifdef COUNT
#define TAKE(cell) { atomic_inc(&walk->cells[cell]); walk->sum++; }
#else
#define TAKE(cell) walk->sum += walk->cells[cell];
#endif
#define SQUARE(square) walk->squares[(square) * LANES + walk->lane]
#define OWN(number) ((number) * get_num_groups(1) + get_group_id(1))

// The pairs of a near placement, whose row it is, and the other placements whose bits are left.
inline void survive(Walk* walk, WORD w, uint row) {
#ifdef VECTORS
  uint part[UINTS];
  vstore16(w, 0, part);
  for (uint i = 0; i < UINTS; i++)
    for (uint x = part[i]; x; x &= x - 1) TAKE(row + walk->columns[i * 32 + popcount((x & -x) - 1)])
#else
  for (; w; w &= w - 1) TAKE(row + walk->columns[walk->lane * (LEAF / LANES) + popcount((WORD) ((w & -w) - 1))])
#endif
}

inline void descend0(Walk* walk, WORD w, uint from, uint to) {
  for (uint i = from; i < to; i++) {
    WORD x = w & SQUARE(walk->last[i]);
    if (ANY(x)) survive(walk, x, walk->rows[i]);
  }
}
#define LEVEL(ABOVE, BELOW_IT)                                                                               \
  inline void descend##ABOVE(Walk* walk, WORD w, uint from, uint to) {                                       \
    for (uint i = from; i < to; i++) {                                                                       \
      uint2 node = walk->nodes[i];                                                                           \
      WORD x = w & SQUARE(node.x);                                                                           \
      if (ANY(x)) descend##BELOW_IT(walk, x, node.y, walk->nodes[i + 1].y);                                  \
    }                                                                                                        \
  }
LEVEL(1, 0) LEVEL(2, 1) LEVEL(3, 2) LEVEL(4, 3) LEVEL(5, 4) LEVEL(6, 5)
LEVEL(7, 6) LEVEL(8, 7) LEVEL(9, 8) LEVEL(10, 9) LEVEL(11, 10)

// Leaves from `first` on, one for each group; the second dimension shares out the beginnings: two squares, and the nodes
// that continue them. The square after the last one leaves all placements alone.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void sieve(__global const uint2* nodes, __global const uint* last, __global const uint* rows,
           __global const uint4* beginnings, uint count, __global const uint* free, __global const uint* columns,
           __global const uint* starts, uint height, uint width, uint first, __global CELL* cells, __global ulong* sums) {
  __local WORD squares[(14 * 14 + 1) * LANES]; // of n = 28, or fewer
  __local uint column[LEAF], taken[3];
  uint me = get_local_id(0), leaf = first + get_group_id(0), lines = height + width - 1;
  uint size = starts[leaf + 1] - starts[leaf];
  if (me == 0) taken[0] = taken[1] = taken[2] = 0;
  for (uint i = me; i < size; i += GROUP) column[i] = columns[starts[leaf] + i];
  for (uint i = me; i < (height * width + 1) * UINTS; i += GROUP) {
    uint r = i / UINTS / width, c = i / UINTS % width, part = i % UINTS, left = max(size, part * 32) - part * 32;
    __global const uint* words = free + (ulong) leaf * 2 * lines * UINTS + part;
    ((__local uint*) squares)[i] = r == height ? (left < 32 ? (1u << left) - 1 : ~0u)
        : words[(c + height - 1 - r) * UINTS] & words[(lines + r + c) * UINTS];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  Walk here = {squares, column, taken, nodes, last, rows, cells, me % LANES, 0, 0, 0}, *walk = &here;
  for (uint i = OWN(NEXT); i < count; i = OWN(NEXT)) {
    uint4 beginning = beginnings[i];
    WORD w = SQUARE(beginning.x) & SQUARE(beginning.y);
    if (ANY(w)) DESCEND(walk, w, beginning.z, beginning.w);
  }
  __local ulong* partial = (__local ulong*) squares;
  barrier(CLK_LOCAL_MEM_FENCE);
  partial[me] = walk->sum;
  for (uint step = GROUP / 2; step > 0; step /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (me < step) partial[me] += partial[me + step];
  }
  if (me == 0) sums[get_group_id(1) * get_num_groups(0) + get_group_id(0)] = partial[0];
}

// Makes weights of numbers, which are added up besides; cells lie row by row in columns, and these in pairs.
__kernel void weigh(__global uint* cells, __global ushort* narrow, uint size, uint rows, uint columns, uint evens,
                    __global const uint* factors, __global const uint* kinds, __global uint* widest,
                    __global ulong* sums) {
  ulong sum = 0;
  for (uint i = get_global_id(0); i < size; i += get_global_size(0)) {
    uint column = i / rows, pair = column / columns, kind = kinds[pair % evens * columns + column % columns];
    uint factor = factors[pair * rows + i % rows];
    ulong weight = (ulong) cells[i] * (kind == 0 ? 0 : kind == 1 ? factor & 0xff : factor >> 8);
    sum += cells[i];
    if (weight > 0xffff) atomic_or(widest, weight > 0xffffffff ? 2u : 1u);
    cells[i] = (uint) weight;
    narrow[i] = (ushort) weight;
  }
  sums[get_global_id(0)] = sum;
}
