/** Something people change step by step, and the way back. */
export interface History<T> {
  readonly present: T;
  /** What it was before, newest last. */
  readonly past: readonly T[];
}

/** More steps than anybody takes back. */
const REMEMBERED = 100;

export const begin = <T>(present: T): History<T> => ({ present, past: [] });

/** One step further; no step where nothing changed. */
export function advance<T>({ present, past }: History<T>, next: T): History<T> {
  if (next === present) return { present, past };
  return { present: next, past: [...past, present].slice(-REMEMBERED) };
}

/** One step back; the same where there was none. */
export function undo<T>({ present, past }: History<T>): History<T> {
  return { present: past.at(-1) ?? present, past: past.slice(0, -1) };
}
