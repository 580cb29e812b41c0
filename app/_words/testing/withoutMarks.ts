/** Removes a clue's marks from a message, from rendered HTML, or from a page's script data, where they are escaped. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(/(<|\\u003c)\/?(key|not|span)\b[^>]*?(>|\\u003e)/g, '');
