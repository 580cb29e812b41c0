/**
 * A clue's sentence marks its subject with `<key>` and its negation with `<not>`. `words.markup` renders it with one of
 * these.
 */

/** Without marks: for screen readers, lists and programs. */
export const UNMARKED = {
  key: (words: string) => words,
  not: (words: string) => words,
};

/** With marks, which a clue slip underlines. */
export const MARKED = {
  key: (words: string) => `<key>${words}</key>`,
  not: (words: string) => `<not>${words}</not>`,
};
