import { type SeatNumber, seatAt, seatNumbersOf } from '../../board/players';
import { SEAT_COLORS, type SeatColor } from '../../data/terms';
import { ok, type Result, refused } from '../../result';
import { colorsOfSeat, type Game, seatOf, withSeat } from '../game';
import type { Badge, DeviceId, Seat } from './seat';

/**
 * In a two-player game, fixes the second colour of every claimed seat, so that later choices by others cannot change
 * the colour of pieces already on the map. Returns other games unchanged.
 */
export const withFixedColors = <G extends Pick<Game, 'players' | 'seats'>>(game: G): G =>
  game.players === 2
    ? {
        ...game,
        seats: game.seats.map((seat, index) => withFixedColor(game, seat, seatAt(index))),
      }
    : game;

function withFixedColor(
  game: Pick<Game, 'players' | 'seats'>,
  seat: Seat,
  number: SeatNumber,
): Seat {
  const [, second] = colorsOfSeat(game, number);
  return seat.holder === null || second === undefined ? seat : { ...seat, secondColor: second };
}

interface Sitter extends Badge {
  readonly seat: SeatNumber;
  readonly device: DeviceId;
}

/**
 * Seats the device, with the given name and colours. Colours of claimed seats are taken; an empty seat gives up its
 * colours on request.
 */
export function sit(game: Game, seat: Seat, sitter: Sitter): Result<Game, 'color-taken'> {
  const { seat: number, device, color = seat.color, name = seat.holder?.name ?? null } = sitter;
  const second = game.players === 2 ? secondOf(game, color, sitter) : null;
  const wanted = second === null ? [color] : [color, second];
  if (seat.holder?.name === name && color === seat.color && second === seat.secondColor) {
    return ok(game);
  }
  if (second === color) return refused('color-taken');

  for (const other of seatNumbersOf(game.players)) {
    const isOther = other !== number && seatOf(game, other)?.holder != null;
    const colors = colorsOfSeat(game, other);
    if (isOther && colors.some(each => wanted.includes(each))) return refused('color-taken');
  }
  const seats = game.seats.map(other => (other === seat ? other : yieldTo(other, wanted, seat)));
  const sitting: Seat = { ...seat, color, secondColor: second, holder: { device, name } };
  return ok(withSeat({ ...game, seats }, number, sitting));
}

/** The requested second colour; otherwise the displayed one if it differs from `color`, otherwise an unused one. */
function secondOf(game: Game, color: SeatColor, { seat, secondColor }: Sitter): SeatColor | null {
  if (secondColor !== undefined) return secondColor;
  const [, shown] = colorsOfSeat(game, seat);
  if (shown !== undefined && shown !== color) return shown;
  const chosen = seatNumbersOf(game.players).flatMap(each => colorsOfSeat(game, each));
  return SEAT_COLORS.find(each => each !== color && !chosen.includes(each)) ?? null;
}

/** Gives an empty seat whose colour is taken the sitter's previous colour, so that all colours at a table differ. */
function yieldTo(other: Seat, wanted: readonly SeatColor[], { color: previous }: Seat): Seat {
  const isWanted = (color: SeatColor | null) => color !== null && wanted.includes(color);
  if (!isWanted(other.color) && !isWanted(other.secondColor)) return other;
  const color =
    [other.color, previous, ...SEAT_COLORS].find(each => !isWanted(each)) ?? other.color;
  return { ...other, color, secondColor: null };
}
