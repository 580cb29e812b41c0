/*
 * The search of hittingSets.ts and the edges of fairSets.ts, ported to C line by line: the baseline that
 * `npm run bench` measures in the same run.
 *
 * Compile with the number of subjects (`-DSUBJECTS=24`); a mask has room for 32.
 *
 * Input: the number of rounds over all maps, the number of maps, and per map whether it is normal (1 or 0), the mask
 * of usable subjects, and for each of the 108 hexes the mask of subjects that are true there. Output: the average CPU
 * time per map in milliseconds, minimum over the rounds, and the numbers of sets of three, four and five on all maps.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define MOST 5
#define HEXES 108
#define MAPS 100

typedef unsigned __int128 edge_set;

static uint32_t edges[HEXES];
static edge_set edges_of[SUBJECTS], unmet[MOST], proofs[MOST][MOST];
static uint32_t found[MOST + 1][1 << 16];
static long count[MOST + 1];

static int lowest(edge_set set) {
  uint64_t low = (uint64_t)set;
  return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

static void record(int size, uint32_t set) { found[size][count[size]++ & 0xffff] = set; }

static int choose(int size, int bit) {
  for (int each = 0; each < size; each++) {
    edge_set left = proofs[size][each] & ~edges_of[bit];
    proofs[size + 1][each] = left;
    if (!left) return 0;
  }
  proofs[size + 1][size] = unmet[size] & edges_of[bit];
  unmet[size + 1] = unmet[size] & ~edges_of[bit];
  return 1;
}

static int leaves_proofs(int size, int bit) {
  for (int each = 0; each < size; each++)
    if (!(proofs[size][each] & ~edges_of[bit])) return 0;
  return 1;
}

static void find_last(int size, uint32_t chosen, int bit, uint32_t candidates) {
  edge_set left = unmet[size] & ~edges_of[bit];
  uint32_t last = candidates;
  for (edge_set rest = left; rest && last; rest &= rest - 1) last &= edges[lowest(rest)];
  if (!last && left) return;
  if (!choose(size, bit)) return;
  uint32_t set = chosen | 1u << bit;
  if (!left) {
    record(size + 1, set);
    return;
  }
  for (; last; last &= last - 1)
    if (leaves_proofs(size + 1, __builtin_ctz(last))) record(size + 2, set | (last & -last));
}

static void search(int size, uint32_t chosen, uint32_t candidates) {
  if (!unmet[size]) {
    record(size, chosen);
    return;
  }
  uint32_t left = candidates;
  for (uint32_t choices = edges[lowest(unmet[size])] & candidates; choices; choices &= choices - 1) {
    int bit = __builtin_ctz(choices);
    left &= ~(1u << bit);
    if (size + 2 == MOST) find_last(size, chosen, bit, left);
    else if (choose(size, bit)) search(size + 1, chosen | 1u << bit, left);
  }
}

static void search_habitat(const uint32_t *truths, int habitat, uint32_t allowed) {
  static uint32_t by_length[SUBJECTS + 1][HEXES];
  int lengths[SUBJECTS + 1] = {0}, minimal = 0;
  for (int hex = 0; hex < HEXES; hex++) {
    if (hex == habitat) continue;
    uint32_t edge = (truths[habitat] ^ truths[hex]) & allowed;
    int length = __builtin_popcount(edge);
    by_length[length][lengths[length]++] = edge;
  }
  for (int length = 0; length <= SUBJECTS; length++)
    for (int next = 0; next < lengths[length]; next++) {
      uint32_t edge = by_length[length][next];
      int shorter = 0;
      while (shorter < minimal && (edges[shorter] & ~edge)) shorter++;
      if (shorter == minimal) edges[minimal++] = edge;
    }
  memset(edges_of, 0, sizeof edges_of);
  unmet[0] = 0;
  for (int edge = 0; edge < minimal; edge++) {
    unmet[0] |= (edge_set)1 << edge;
    for (uint32_t bits = edges[edge]; bits; bits &= bits - 1)
      edges_of[__builtin_ctz(bits)] |= (edge_set)1 << edge;
  }
  search(0, 0, -1);
}

int main(void) {
  static uint32_t truths[MAPS][HEXES], usable[MAPS];
  int rounds, maps, is_normal[MAPS];
  double least = 1e9;
  if (scanf("%d %d", &rounds, &maps) != 2 || maps > MAPS) return 1;
  for (int map = 0; map < maps; map++) {
    if (scanf("%d %u", &is_normal[map], &usable[map]) != 2) return 1;
    for (int hex = 0; hex < HEXES; hex++)
      if (scanf("%u", &truths[map][hex]) != 1) return 1;
  }
  for (int round = 0; round < rounds; round++) {
    clock_t start = clock();
    memset(count, 0, sizeof count);
    for (int map = 0; map < maps; map++)
      for (int habitat = 0; habitat < HEXES; habitat++)
        search_habitat(truths[map], habitat,
                       is_normal[map] ? usable[map] & truths[map][habitat] : usable[map]);
    double took = (clock() - start) * 1e3 / CLOCKS_PER_SEC / maps;
    if (took < least) least = took;
  }
  printf("%f %ld %ld %ld\n", least, count[3], count[4], count[5]);
  return 0;
}
