/**
 * The database or the workers failed: the database did not answer, refused or could not be opened, or too many tasks
 * are waiting. Any other thrown error is a bug.
 */
export class Unavailable extends Error {
  override readonly name = NAME;
}

const NAME = 'Unavailable';

/** Compares names, since Next may load this module several times, each with its own class. */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === NAME;
