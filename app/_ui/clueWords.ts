const OPENING = 'The habitat is ';

/** What a clue's sentence says after "The habitat is ". */
export const clueBody = (text: string): string =>
  text.startsWith(OPENING) ? text.slice(OPENING.length) : text;

/** The same as a line of its own: "Within one space of water." */
export function clueLine(text: string): string {
  const body = clueBody(text);
  return body.charAt(0).toUpperCase() + body.slice(1);
}
