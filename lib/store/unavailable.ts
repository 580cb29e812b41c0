/**
 * The database did not answer, refused, or could not be opened. Whatever leaves the store, the
 * guesses and the news because of the database is this; anything else is a fault of ours.
 */
export class Unavailable extends Error {
  override readonly name = NAME;
}

const NAME = 'Unavailable';

/** By its name: Next may load this module several times, and each has a class of its own. */
export const isUnavailable = (error: unknown): error is Unavailable =>
  error instanceof Error && error.name === NAME;

/** Asks the database; whatever goes wrong there is `Unavailable`, with its cause. */
export async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isUnavailable(error)) throw error;
    throw new Unavailable('the database did not do what it was asked', { cause: error });
  }
}
