/** Every order of the items, those first that leave the first items in front. */
export const permutations = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) =>
        permutations(items.toSpliced(index, 1)).map(rest => [item, ...rest]),
      );
