/** An undo history: the present value and its earlier values. */
export interface History<T> {
  readonly present: T;
  /** Earlier values, newest last; at most 100. */
  readonly past: readonly T[];
}

/** More steps than anyone undoes. */
const REMEMBERED = 100;

export const begin = <T>(present: T): History<T> => ({ present, past: [] });

/** Adds a step; no step if `next` is the present value (compared by identity). */
export function advance<T>({ present, past }: History<T>, next: T): History<T> {
  if (next === present) return { present, past };
  return { present: next, past: [...past, present].slice(-REMEMBERED) };
}

/** Goes back one step; keeps the present value if there is no earlier one. */
export function undo<T>({ present, past }: History<T>): History<T> {
  return { present: past.at(-1) ?? present, past: past.slice(0, -1) };
}
