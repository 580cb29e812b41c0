import type { ClueId } from '../clues/clue';
import { type Game, isHeldBy } from '../game/game';
import type { Refusal } from '../game/moves';
import type { DeviceId, SeatNumber } from '../game/seat';
import { type Badge, HAND_OVER_MILLISECONDS } from '../game/seatMoves';
import { seatView } from '../game/tableView';
import type { Instant, SeatView } from '../game/views';
import { ok, type Result, refused } from '../result';
import type { Missing } from './keeper';
import { type Asker, type Mover, move, moveAndShow } from './moves';
import type { Outside } from './outside';
import { showTable, type Table } from './show';

/** Sits down. */
export const claimSeat = (outside: Outside, mover: Mover, badge: Badge) =>
  moveAndShow(outside, mover, { kind: 'claim', ...badge });

/** The holder changes name or colour. */
export const editSeat = (outside: Outside, mover: Mover, badge: Badge) =>
  moveAndShow(outside, mover, { kind: 'edit', ...badge });

export const leaveSeat = (outside: Outside, mover: Mover) =>
  moveAndShow(outside, mover, { kind: 'leave' });

export interface Offer {
  /** Six digits with which another device can take the seat. */
  readonly digits: string;
  /** From when on they no longer do. */
  readonly until: Instant;
}

/** The holder asks for digits to move to another device. */
export async function offerSeat(
  outside: Outside,
  mover: Mover,
): Promise<Result<Offer, Refusal | Missing>> {
  const digits = String(outside.random.below(1_000_000)).padStart(6, '0');
  const offered = await move(outside, mover, { kind: 'offer', digits });
  if (!offered.ok) return offered;
  return ok({ digits, until: new Date(outside.now() + HAND_OVER_MILLISECONDS).toISOString() });
}

/** The device takes over a seat whose holder shows it the digits. */
export async function takeSeat(
  outside: Outside,
  mover: Mover,
  digits: string,
): Promise<Result<Table, Refusal | Missing | 'wrong-digits'>> {
  const taken = await move(outside, mover, { kind: 'take', digits });
  if (!taken.ok) return taken;
  // A wrong guess is a move as well: it has cost a try.
  if (!isHeldBy(taken.value, mover.seat, mover.device)) return refused('wrong-digits');
  return ok(await showTable(outside, taken.value, mover.device));
}

/** No game, no such seat, somebody else's seat: one answer, so that nothing can be told from it. */
const NOT_YOURS: readonly (Refusal | Missing)[] = ['not-found', 'seat-not-found', 'not-your-seat'];

/** Uncovers the seat's clue for its holder, and counts the look. */
export async function lookAtSeat(
  outside: Outside,
  { device, ...asked }: Asker,
): Promise<Result<SeatView<ClueId>, Refusal | Missing>> {
  if (device === undefined) return refused('not-found');
  const looked = await move(outside, { ...asked, device }, { kind: 'look' });
  if (!looked.ok) return refused(NOT_YOURS.includes(looked.error) ? 'not-found' : looked.error);
  const view = seatView(looked.value, asked.seat, device);
  return view === undefined ? refused('not-found') : ok(view);
}

/** Whether the device holds the seat, with the same answer to everybody else. Uncovers nothing. */
export const checkSeat = (
  game: Game,
  seat: SeatNumber,
  device: DeviceId | undefined,
): Result<object, Missing> => (isHeldBy(game, seat, device) ? ok({}) : refused('not-found'));
