import type { Random } from '../random';
import type { Game } from './game';
import { drawOrigin } from './origin';

/**
 * A game that is given to another phone stays on the first one as well, and may go on on both. So each copy knows when
 * it was given away: what two copies both know of is where they part. Nothing else tells whether one descends from the
 * other; versions only count changes.
 */
export interface Given {
  /** As an origin is drawn. Both copies have it. */
  readonly id: string;
  /** The game's version then. */
  readonly version: number;
}

/** The latest are known: copies that parted before all of them count as gone apart. */
export const MOST_GIVEN = 40;

/** The game as it is given away; the same one where nothing has happened since it was given away last. */
export const giveAway = (game: Game, random: Random): Game =>
  game.given.at(-1)?.version === game.version
    ? game
    : {
        ...game,
        given: [...game.given, { id: drawOrigin(random), version: game.version }].slice(
          -MOST_GIVEN,
        ),
      };

/** Whether two copies are of one game, wherever they parted. */
export function isSameGame(one: Game, other: Game): boolean {
  if (partingOf(one, other) !== undefined) return true;
  if (one.origin !== null && other.origin !== null) return one.origin === other.origin;
  // One of them was dealt before games had an origin.
  return (
    one.mapCode === other.mapCode &&
    `${one.clues}` === `${other.clues}` &&
    one.round === other.round
  );
}

/**
 * What a copy that comes is to the one that is here: `known` where it has nothing new, `newer` where all that happened
 * here is in it, `apart` where something happened to both since they parted.
 */
export function compareCopies(here: Game, comes: Game): 'known' | 'newer' | 'apart' {
  const parting = partingOf(here, comes);
  // Of an older format: nothing here is given up for it.
  if (parting === undefined) return comes.version <= here.version ? 'known' : 'apart';
  if (comes.version === parting.version) return 'known';
  return here.version === parting.version ? 'newer' : 'apart';
}

/** What tells a copy that has gone apart from others that have: when it was first given away since they parted. */
export function branchOf(here: Game, comes: Game): string {
  const parting = partingOf(here, comes);
  const since = comes.given.slice(1 + comes.given.findIndex(({ id }) => id === parting?.id));
  return since[0]?.id ?? `${comes.code} ${comes.version}`;
}

const partingOf = (one: Game, other: Game): Given | undefined =>
  one.given.findLast(({ id }) => other.given.some(each => each.id === id));
