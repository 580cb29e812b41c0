/** Every permutation of the items, in lexicographic order of their indices. */
export const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permutations(items.toSpliced(index, 1)).map(rest => [item, ...rest]),
      );
