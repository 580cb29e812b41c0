import type { Random } from '../random';

/**
 * What makes a game the same game wherever it is kept: 128 bits, drawn when it is dealt, which go along when it moves
 * to another phone or to a server. Who can tell them has the game itself. Secret, as what would be known by its clues
 * could be asked for by guessing them.
 */
export const drawOrigin = (random: Random): string =>
  Array.from({ length: WORDS }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

const WORDS = 4;

/** As `drawOrigin` spells it. */
export const ORIGIN = /^[0-9a-f]{32}$/;
