import { type Player, playerOfSeat, type SeatNumber } from '../../board/players';
import type { PlayerCount } from '../../data/terms';
import type { IdentifiedAction } from '../../play/boardActions';
import { type InterpretedRecord, interpretNext, interpretRecord } from '../../play/interpretRecord';
import type { TurnOrder } from '../../play/turnState';
import type { Game } from '../game';
import { statedOrder } from '../seats/seatOrder';
import type { GameRecord } from './entry';

/** A table's record, and the seats clockwise as far as players have entered it. */
export interface RecordedTable {
  readonly players: PlayerCount;
  readonly order: readonly SeatNumber[];
  readonly record: readonly IdentifiedAction[];
}

/**
 * A game's entries, oldest first; empty without a record. All code reads a game's entries through this function, and a
 * view's through `entriesIn`.
 */
export const entriesOf = ({ record }: Pick<Game, 'record'>): GameRecord => record ?? NONE;
const NONE: GameRecord = [];

/** A game's entries, and all that their interpretation depends on. */
export const recordedTable = (game: Pick<Game, 'players' | 'order' | 'record'>) => ({
  players: game.players,
  order: game.order,
  record: entriesOf(game),
});

/** Interprets the record in the stated order, otherwise by seat number. */
export const interpretTable = (table: RecordedTable): InterpretedRecord =>
  interpretRecord(table.record, table.players, statedOrder(table));

/** Interprets the record with one more entry. */
export const interpretTableWith = (
  table: RecordedTable,
  entry: IdentifiedAction,
): InterpretedRecord => interpretNext(table.record, entry, table.players, statedOrder(table));

/** The current turn order; `undefined` if it has not been stated. */
export function currentOrder(table: RecordedTable): TurnOrder | undefined {
  const reseated = table.record.findLast(({ type }) => type === 'reseat');
  return reseated?.type === 'reseat' ? reseated.order : statedOrder(table);
}

/**
 * The player who should have placed the first cube, if another did; `undefined` once turns have begun. The record takes
 * the player of its first cube as the starter; if that cube was only entered first, it can still be undone.
 */
export function passedOverStarter(
  { steps, turn }: Pick<InterpretedRecord, 'steps' | 'turn'>,
  starter: SeatNumber,
): Player | undefined {
  const first = steps.find(({ kind }) => kind === 'share')?.player;
  const said = playerOfSeat(starter);
  return turn > 0 || first === undefined || first === said ? undefined : said;
}
