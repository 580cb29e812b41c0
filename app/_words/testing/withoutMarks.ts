/** A text as it reads without the marks of clues, be they a message's or those that a slip draws. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(/(<|\\u003c)\/?(key|not|span)\b[^>]*>/g, '');
