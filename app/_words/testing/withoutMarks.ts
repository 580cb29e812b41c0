/**
 * A text as it reads without the marks of clues, be they a message's or those that a slip draws.
 * Pages write them escaped in what they hand to their scripts.
 */
export const withoutMarks = (text: string): string =>
  text.replaceAll(/(<|\\u003c)\/?(key|not|span)\b[^>]*?(>|\\u003e)/g, '');
