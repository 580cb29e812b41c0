import { type SeatNumber, seatAt } from '../../board/players';
import type { Hex } from '../../map/hexSet';
import type { Shape } from '../../shape';
import { tell } from '../events/events';
import { type Game, habitatOf, isEnded, seatOf } from '../game';
import type { MissSchema } from '../gameSchema';
import type { Time } from '../seats/seat';
import { finderOf, recordedFinder } from './finder';
import { endCallOf, type Find, withoutQuestion } from './motion';

/** Wrong finds: a table named a space as the habitat, and that space does not fit every clue. */

export type Miss = Shape<typeof MissSchema>;

/**
 * Number of wrong finds after which another find needs a recorded search. Each find needs everyone's consent, and all
 * phones show it; still, a table could otherwise name one space after another.
 */
export const MAX_MISSES = 5;

export type MissRefusal =
  /** The space is already known not to be the habitat. */
  | 'space-missed'
  /** After `MAX_MISSES`, a find needs a recorded search. */
  | 'too-many-misses';

/** Why a seat cannot call a find; `undefined` if it can. */
export function refusalToCall(game: Game, { space }: Find): MissRefusal | undefined {
  if (space === null) return undefined;
  if (game.misses.some(miss => miss.space === space)) return 'space-missed';
  return game.misses.length < MAX_MISSES || recordedFinder(game, space) !== undefined
    ? undefined
    : 'too-many-misses';
}

/** Whether a single phone holds all claimed seats and some are empty: players still to come cannot vote yet. */
export function isOnePhoneAlone({ seats }: Pick<Game, 'seats'>): boolean {
  const holders = seats.flatMap(({ holder }) => holder?.device ?? []);
  return holders.length < seats.length && new Set(holders).size <= 1;
}

/**
 * The space whose call needs no votes: the record ends with a complete search of it, which every player has answered.
 * A seat could record a search that never took place, so votes are needed again once such a call was wrong. They are
 * also needed while one phone holds all claimed seats and others are empty. Null if any call needs them.
 */
export function provenSpace(game: Game): Hex | null {
  const space = game.recordedFind?.space ?? null;
  const isDoubtful = game.misses.some(miss => miss.isRecorded || miss.space === space);
  return isDoubtful || isEnded(game) || isOnePhoneAlone(game) ? null : space;
}

/** Applies a carried end question: ends the game, unless the named space is not the habitat. */
export function endOrMiss(game: Game, at: Time, isRecorded = false): Game {
  const space = endCallOf(game)?.found?.space ?? null;
  const by = finderOf(game);
  if (space === null || by === null || space === habitatOf(game))
    return tell({ ...game, endedAt: at }, { kind: 'ended' }, at);
  const name = seatOf(game, by)?.holder?.name ?? null;
  const misses = [...game.misses, { space, by, name, at, isRecorded, looked: [] }];
  return tell({ ...withoutQuestion(game, { about: 'end' }), misses }, { kind: 'miss', space }, at);
}

/**
 * Records whether the seat's holder has looked at the clue since the latest miss. Adds an event once all have, unless
 * the record has a later entry.
 */
export function withLooked(game: Game, seat: SeatNumber, hasLooked: boolean, at: Time): Game {
  const latest = game.misses.at(-1);
  if (latest === undefined) return game;
  const others = latest.looked.filter(other => other !== seat);
  const miss = { ...latest, looked: hasLooked ? [...others, seat] : others };
  const marked = { ...game, misses: game.misses.with(-1, miss) };
  const told = game.events.findLast(({ kind }) => kind === 'miss' || kind === 'looked');
  const playedOn = (game.record?.at(-1)?.at ?? 0) > latest.at;
  const isDone = game.seats.every(
    ({ holder }, index) => holder === null || miss.looked.includes(seatAt(index)),
  );
  return isDone && hasLooked && told?.kind === 'miss' && !playedOn
    ? tell(marked, { kind: 'looked', space: latest.space }, at)
    : marked;
}
