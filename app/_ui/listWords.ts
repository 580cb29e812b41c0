const LIST = new Intl.ListFormat('en-GB');

/** "Ana, Chiara and Dov" */
export const listWords = (words: readonly string[]): string => LIST.format(words);
