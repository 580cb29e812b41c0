/**
 * Removes the marks of clues, whether from a message or as rendered. Pages escape them in the data for their scripts.
 */
export const withoutMarks = (text: string): string =>
  text.replaceAll(/(<|\\u003c)\/?(key|not|span)\b[^>]*?(>|\\u003e)/g, '');
