import type { SeatNumber } from '../board/players';
import { type Game, isHeldBy, seatOf } from '../game/game';
import type { Refusal } from '../game/moves';
import type { Badge, DeviceId } from '../game/seats/seat';
import type { ClaimOptions } from '../game/seats/seatMoves';
import { seatView } from '../game/views/tableView';
import type { Instant, SeatView, TableView } from '../game/views/views';
import { ok, type Result, refused } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';
import { type Mover, move, moveAndShow, type Requester } from './moveCommands';
import { showTable } from './showTable';

/** Claims a seat. */
export const claimSeat = (
  dependencies: TableDependencies,
  mover: Mover,
  badge: Badge & ClaimOptions,
) => moveAndShow(dependencies, mover, { kind: 'claim', ...badge });

/** Changes the holder's name or colours. */
export const editSeat = (dependencies: TableDependencies, mover: Mover, badge: Badge) =>
  moveAndShow(dependencies, mover, { kind: 'edit', ...badge });

export const leaveSeat = (dependencies: TableDependencies, mover: Mover) =>
  moveAndShow(dependencies, mover, { kind: 'leave' });

export interface Offer {
  /** Six digits that let another device take the seat. */
  readonly digits: string;
  /** When they expire. */
  readonly until: Instant;
}

/** Creates a one-time code for moving the seat to another device. */
export async function offerSeat(
  dependencies: TableDependencies,
  mover: Mover,
): Promise<Result<Offer, Refusal | LoadRefusal>> {
  const digits = String(dependencies.random.below(1_000_000)).padStart(6, '0');
  const offered = await move(dependencies, mover, { kind: 'offer', digits });
  if (!offered.ok) return offered;
  // A retry returns the digits of its first attempt, unless they were used, replaced or closed since.
  const offer = seatOf(offered.value, mover.seat)?.handOver;
  return offer && offer.change === (mover.id ?? null)
    ? ok({ digits: offer.digits, until: new Date(offer.until).toISOString() })
    : refused('not-offered');
}

/** Moves the seat to the device if the digits match. */
export async function takeSeat(
  dependencies: TableDependencies,
  mover: Mover,
  digits: string,
): Promise<Result<TableView, Refusal | LoadRefusal | 'wrong-digits'>> {
  const taken = await move(dependencies, mover, { kind: 'take', digits });
  if (!taken.ok) return taken;
  // A wrong guess is a successful move too: it uses up a try.
  if (!isHeldBy(taken.value, mover.seat, mover.device)) return refused('wrong-digits');
  return ok(await showTable(dependencies, taken.value, mover.device));
}

/** No game, no such seat and another holder's seat return the same refusal, so that it reveals nothing. */
const NOT_YOURS: readonly (Refusal | LoadRefusal)[] = [
  'not-found',
  'seat-not-found',
  'not-your-seat',
];

/** Uncovers the seat's clue for its holder, and counts the look. */
export async function lookAtSeat(
  dependencies: TableDependencies,
  { device, ...target }: Requester,
): Promise<Result<SeatView, Refusal | LoadRefusal>> {
  if (device === undefined) return refused('not-found');
  const looked = await move(dependencies, { ...target, device }, { kind: 'look' });
  if (!looked.ok) return refused(NOT_YOURS.includes(looked.error) ? 'not-found' : looked.error);
  const view = seatView(looked.value, target.seat, device);
  return view === undefined ? refused('not-found') : ok(view);
}

/** Whether the device holds the seat; every other case returns the same `not-found`. Does not count as a look. */
export const checkSeat = (
  game: Game,
  seat: SeatNumber,
  device: DeviceId | undefined,
): Result<object, LoadRefusal> => (isHeldBy(game, seat, device) ? ok({}) : refused('not-found'));
