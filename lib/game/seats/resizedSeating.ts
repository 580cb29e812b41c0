import { type SeatNumber, seatAt, seatNumbersOf } from '../../board/players';
import { type PlayerCount, SEAT_COLORS } from '../../data/terms';
import { ok, type Result, refused } from '../../result';
import type { Game } from '../game';
import { freshSeat, type Seat } from './seat';
import { withFixedColors } from './seating';

/** The number of players, and where they sit. */
type Seating = Pick<Game, 'players' | 'seats' | 'order' | 'hard'>;
type ResizableTable = Seating & Pick<Game, 'onePhone'>;

/**
 * Seats the same players at a table of another size. Empty seats are removed, the last ones first, and later seats move
 * up. Players keep their name, colours and place in the order. The hard envelope stays with its seat, or moves to the
 * last one if that is removed. Refuses if there are more players than seats.
 */
export function resizedSeating(
  table: ResizableTable,
  players: PlayerCount,
): Result<Seating, 'too-few-seats'> {
  const remaining = remainingNumbers(table, players);
  if (remaining === undefined) return refused('too-few-seats');
  const seats = table.seats
    .filter((_, index) => remaining.includes(seatAt(index)))
    .map(seat => (players === 2 ? seat : { ...seat, secondColor: null }));
  const free = SEAT_COLORS.filter(color => seats.every(seat => seat.color !== color));
  const device = soleDevice(table);
  // A shared phone holds every seat.
  const holder = table.onePhone && device !== undefined ? { device, name: null } : null;
  const added = free
    .slice(0, players - seats.length)
    .map(color => freshSeat({ color, secondColor: null, holder }));
  const numberNow = (seat: SeatNumber) =>
    remaining.includes(seat) ? seatAt(remaining.indexOf(seat)) : undefined;
  const order = table.order.flatMap(seat => numberNow(seat) ?? []);
  const hard = table.hard === null || players === 2 ? null : (numberNow(table.hard) ?? players);
  return ok(withFixedColors({ players, seats: [...seats, ...added], order, hard }));
}

/** The numbers of the seats that stay; `undefined` if too many are taken. */
function remainingNumbers(
  table: ResizableTable,
  players: PlayerCount,
): readonly SeatNumber[] | undefined {
  const numbers = seatNumbersOf(table.players);
  const surplus = Math.max(0, numbers.length - players);
  const taken = takenSeats(table);
  const spare = numbers.filter(number => !taken.includes(number));
  if (spare.length < surplus) return undefined;
  const removed = spare.slice(spare.length - surplus);
  return numbers.filter(number => !removed.includes(number));
}

/** The numbers of taken seats: those with a holder or, on a shared phone, those with a name. */
export function takenSeats({ seats, onePhone }: Pick<ResizableTable, 'seats' | 'onePhone'>) {
  const isShared = onePhone && soleDevice({ seats }) !== undefined;
  return seats.flatMap(({ holder }, index) =>
    (isShared ? holder?.name : holder) != null ? seatAt(index) : [],
  );
}

/** The device that holds every seat, if a single one does. */
export function soleDevice({ seats }: { readonly seats: readonly Seat[] }): string | undefined {
  const device = seats[0]?.holder?.device;
  return seats.every(({ holder }) => holder?.device === device) ? device : undefined;
}
