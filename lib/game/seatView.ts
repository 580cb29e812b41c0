import { type ClueId, formatClue } from '../clues/clue';
import { cluesOfSeat, colorsOfSeat, type Game, isHeldBy, modeOf, seatOf } from './game';
import type { DeviceId, SeatNumber } from './seat';
import { phaseOf, type SeatView } from './views';

/** Nothing for a seat that is not there and for one that the device does not hold, alike. */
export function seatView(
  game: Game,
  number: SeatNumber,
  device: DeviceId | undefined,
): SeatView<ClueId> | undefined {
  const seat = seatOf(game, number);
  if (seat === undefined || !isHeldBy(game, number, device)) return undefined;
  return {
    code: game.code,
    version: game.version,
    mode: modeOf(game),
    mapCode: game.mapCode,
    phase: phaseOf(game),
    seat: number,
    name: seat.holder?.name ?? null,
    color: seat.color,
    colors: colorsOfSeat(game, number),
    ...clueIdsOfSeat(game, number),
  };
}

/** A seat's clue under the name that every game has it, and all of them. */
export function clueIdsOfSeat(
  game: Game,
  seat: SeatNumber,
): { clue: ClueId; clues: readonly ClueId[] } {
  const clues = cluesOfSeat(game, seat).map(formatClue);
  const [clue] = clues;
  if (clue === undefined) throw new Error(`a game has no clue for seat ${seat}`);
  return { clue, clues };
}
