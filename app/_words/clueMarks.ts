/**
 * A clue's sentence marks what the clue is about, `<key>`, and the word that denies it, `<not>`.
 * `words.markup` says it in one of two ways.
 */

/** Without marks: for voices, lists and programs. */
export const UNMARKED = {
  key: (words: string) => words,
  not: (words: string) => words,
};

/** With them, for a slip to underline. */
export const MARKED = {
  key: (words: string) => `<key>${words}</key>`,
  not: (words: string) => `<not>${words}</not>`,
};
