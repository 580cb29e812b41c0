import { createRandom, type Random } from '../random';
import type { Game } from './game';

/**
 * A game that is given to another phone stays on the first one as well, and may go on on both. So each copy knows when
 * it was given away: what two copies both know of is where they part. Nothing else tells whether one descends from the
 * other; versions only count changes.
 */
export interface GivenCopy {
  /** Follows from all that stood in it then, so that a copy that remembers nothing is known by what stands in it. */
  readonly id: string;
  /** The game's version then. */
  readonly version: number;
}

/** The latest are known: copies that parted before all of them count as gone apart. */
export const MOST_GIVEN = 40;

/** The game as it is given away, or comes; the same one where nothing has happened since it was given away last. */
export const giveAway = (game: Game): Game =>
  game.given.at(-1)?.version === game.version
    ? game
    : { ...game, given: [...game.given, givenNow(game)].slice(-MOST_GIVEN) };

/** Where a copy is kept, and beside which others, is no difference to another one. */
function givenNow({ code, origin, given, previous, next, ...rest }: Game): GivenCopy {
  const random = createRandom(JSON.stringify(rest), 'a copy that is given away');
  return { id: drawOrigin(random), version: rest.version };
}

/** Whether two copies are of one game, wherever they parted. */
export function isSameGame(one: Game, other: Game): boolean {
  return one.origin === other.origin || partingOf(one, other) !== undefined;
}

/**
 * What a copy that comes is to the one that is here: `known` where it has nothing new, `newer` where all that happened
 * here is in it, `apart` where something happened to both since they parted, or where that cannot be told.
 */
export function compareCopies(here: Game, comes: Game): 'known' | 'newer' | 'apart' {
  const parting = partingOf(here, comes);
  if (comes.version === parting?.version) return 'known';
  return here.version === parting?.version ? 'newer' : 'apart';
}

/** What tells a copy that has gone apart from others that have: when it was first given away since they parted. */
export function branchOf(here: Game, comes: Game): string {
  const parting = partingOf(here, comes);
  const since = giveAway(comes).given;
  return since[1 + since.findIndex(({ id }) => id === parting?.id)]?.id ?? comes.code;
}

function partingOf(one: Game, other: Game): GivenCopy | undefined {
  const { given } = giveAway(other);
  return giveAway(one).given.findLast(({ id }) => given.some(each => each.id === id));
}

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
