import { type Player, playerOf } from '../../board/pieces';
import type { PlayerCount } from '../../data/terms';
import type { IdentifiedAction } from '../../play/boardActions';
import { correctedActions } from '../../play/corrections';
import { type InterpretedRecord, interpretRecord } from '../../play/interpretRecord';
import { isSameRing, type TurnOrder } from '../../play/turnState';
import type { Game } from '../game';
import type { SeatNumber } from '../seats/seat';
import { statedOrder } from '../seats/seatOrder';
import type { GameRecord } from './gameRecord';

/** A table's record, and the seats clockwise as far as players have entered it. */
export interface RecordedTable {
  readonly players: PlayerCount;
  readonly order: readonly SeatNumber[];
  readonly record: readonly (IdentifiedAction & { readonly by: SeatNumber })[];
}

/**
 * What has happened in a game, oldest first; empty without a record. All that reads a game's entries takes them from
 * here, and all that reads a view's from `entriesIn`.
 */
export const entriesOf = ({ record }: Pick<Game, 'record'>): GameRecord => record ?? NONE;
const NONE: GameRecord = [];

/** A game's entries, and what they are interpreted with. */
export const recordedTable = (game: Pick<Game, 'players' | 'order' | 'record'>) => ({
  players: game.players,
  order: game.order,
  record: entriesOf(game),
});

/** Interprets the record in the stated order, otherwise in that of the first cubes, otherwise by seat number. */
export const interpretTable = (table: RecordedTable): InterpretedRecord =>
  interpretRecord(table.record, table.players, orderAtStart(table));

const orderAtStart = (table: RecordedTable): TurnOrder | undefined =>
  statedOrder(table) ?? impliedOrder(table);

/** The current turn order; `undefined` if it is neither stated nor implied by the first cubes. */
export function currentOrder(table: RecordedTable): TurnOrder | undefined {
  const reseated = table.record.findLast(({ type }) => type === 'reseat');
  return reseated?.type === 'reseat' ? reseated.order : orderAtStart(table);
}

/**
 * The order of the first cubes, one of each player, if one seat entered them. Several phones can enter in any order, so
 * a second round must then have the same one. `undefined` if the cubes imply no order.
 */
export function impliedOrder({
  players,
  record,
}: Omit<RecordedTable, 'order'>): TurnOrder | undefined {
  const corrected = correctedActions(record);
  const cubes: { readonly player: number; readonly by: SeatNumber }[] = [];
  for (const [at, { by }] of record.entries()) {
    const action = corrected[at];
    if (action === undefined || action.type === 'reseat') continue;
    if (action.type !== 'place' || action.kind === 'disc' || cubes.length === 2 * players) break;
    cubes.push({ player: playerOf(action.owner, players), by });
  }
  const [first, second] = [cubes.slice(0, players), cubes.slice(players)];
  const order = first.map(({ player }) => player);
  if (players === 2 || new Set(order).size < players) return undefined;
  if (first.every(({ by }) => by === first[0]?.by)) return order;
  const secondOrder = second.map(({ player }) => player);
  return secondOrder.length === players && isSameRing(order, secondOrder) ? order : undefined;
}

/**
 * The player who was to place the first cube, if another did; `undefined` once turns have begun. The record takes the
 * first cube's player for the starting one, and people who only entered it first can still take it back.
 */
export function passedOverStarter(
  { steps, turn }: Pick<InterpretedRecord, 'steps' | 'turn'>,
  starter: SeatNumber,
): Player | undefined {
  const first = steps.find(({ kind }) => kind === 'share')?.player;
  const said = starter - 1;
  return turn > 0 || first === undefined || first === said ? undefined : said;
}
