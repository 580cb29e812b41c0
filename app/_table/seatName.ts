import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';

type Named = Pick<SeatSummary, 'name' | 'seat'>;
type NameSeat = (seat: Named) => string;

/** Returns the function that names this table's seats. */
export function useSeatName(): NameSeat {
  const namesOf = useSeatNames();
  const seats = useTable(({ view }) => view.seats);
  return useMemo(() => namesOf(seats), [namesOf, seats]);
}

/** The same for a given game's seats, on pages without a table. */
export function useSeatNames(): (seats: readonly Named[]) => NameSeat {
  const words = useTranslations('table');
  return useMemo(() => seats => seatNames(seats, seat => words('player', { seat })), [words]);
}

/**
 * Names seats: the player's name, or `nameless` of the seat's number. If another of the game's seats could be called
 * the same, the number follows the name, as in "Ana 2". Also names former players of a seat.
 */
export function seatNames(
  seats: readonly Named[],
  nameless: (seat: SeatNumber) => string,
): NameSeat {
  const numbered = (name: string, seat: SeatNumber) => `${name} ${seat}`;
  return ({ name, seat }) => {
    if (name === null) return nameless(seat);
    const others = seats
      .filter(other => other.seat !== seat)
      .map(other => ({ ...other, name: other.name ?? nameless(other.seat) }));
    const isAmbiguous = others.some(
      other => isSame(other.name, name) || isSame(numbered(other.name, other.seat), name),
    );
    return isAmbiguous ? numbered(isolated(name), seat) : isolated(name);
  };
}

/** Whether people would confuse two names. Names are already trimmed and normalized. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The Unicode blocks of right-to-left scripts. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Encloses a name in isolates (U+2068, U+2069) if it contains right-to-left letters, which would reorder adjacent
 * numbers and names. All the app's languages are written left to right, so other names need no isolates.
 */
const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
