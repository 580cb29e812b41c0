import { createRandom, drawHex } from '../random';
import type { Shape } from '../shape';
import type { Game } from './game';
import type { ExportedCopySchema } from './gameSchema';

/**
 * A game given to another phone also stays on the first, and play can continue on both. So each copy records when it
 * was given away; the latest entry that two copies share is where they diverged. Nothing else shows whether one
 * descends from the other: versions only count changes.
 */
export type ExportedCopy = Shape<typeof ExportedCopySchema>;

/** Number of latest entries kept: copies that diverged before all of them are classified as `apart`. */
export const MAX_EXPORTED = 40;

/** Adds an entry for the current state; returns the same object if nothing has changed since the latest entry. */
export const recordExport = (game: Game): Game =>
  game.exportedCopies.at(-1)?.version === game.version
    ? game
    : { ...game, exportedCopies: [...game.exportedCopies, exportNow(game)].slice(-MAX_EXPORTED) };

/** Excludes the fields that depend on where a copy is stored (code, neighbouring games). */
function exportNow({ code, origin, exportedCopies, previous, next, ...rest }: Game): ExportedCopy {
  const random = createRandom(JSON.stringify(rest), 'a copy that is given away');
  return { id: drawHex(random), version: rest.version };
}

/** Whether two copies are of the same game, wherever they diverged. */
export function isSameGame(one: Game, other: Game): boolean {
  return one.origin === other.origin || forkPointOf(one, other) !== undefined;
}

/**
 * Compares an incoming copy with the local one: `known` if it has nothing new, `newer` if it contains all local
 * changes, `apart` if both changed since they diverged or the relation is unknown.
 */
export function compareCopies(local: Game, incoming: Game): 'known' | 'newer' | 'apart' {
  const forkPoint = forkPointOf(local, incoming);
  if (incoming.version === forkPoint?.version) return 'known';
  return local.version === forkPoint?.version ? 'newer' : 'apart';
}

/** Identifies a diverged copy among others: the id of its first entry after the divergence. */
export function branchOf(local: Game, incoming: Game): string {
  const forkPoint = forkPointOf(local, incoming);
  const copies = recordExport(incoming).exportedCopies;
  return copies[1 + copies.findIndex(({ id }) => id === forkPoint?.id)]?.id ?? incoming.code;
}

function forkPointOf(one: Game, other: Game): ExportedCopy | undefined {
  const { exportedCopies } = recordExport(other);
  return recordExport(one).exportedCopies.findLast(({ id }) =>
    exportedCopies.some(copy => copy.id === id),
  );
}

/**
 * A game's identity: drawn by `drawHex` at the deal, and kept when the game moves to another phone or to a server.
 * Knowing it proves possession of the game. Secret, and random rather than derived from the clues, since a derived one
 * could be found by guessing clues.
 */
export const ORIGIN = /^[0-9a-f]{32}$/;
