/**
 * What keeps games, or does the work, did not do its part: a database that did not answer, refused, or could
 * not be opened; too much to do at once. Anything else that is thrown is a fault of ours.
 */
export class Unavailable extends Error {
  override readonly name = NAME;
}

const NAME = 'Unavailable';

/** By its name: Next may load this module several times, and each has a class of its own. */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === NAME;
