import { MODES, type Mode, PLAYER_COUNTS, type PlayerCount, SEAT_COLORS } from '@/lib/data/terms';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { SeatSummary, TableView } from '@/lib/game/views/views';
import { createPersisted, isFields, isListOf, isOneOf } from './persisted';

/** A server's game that this phone has opened, as the start page lists it. It holds no secret. */
export interface KnownGame {
  readonly code: string;
  readonly mode: Mode;
  readonly players: PlayerCount;
  readonly ended: boolean;
  /** The game that goes on after it, where it was known when this one was last open. */
  readonly next?: string | null | undefined;
  /** The seats this phone holds. */
  readonly seats: readonly Pick<SeatSummary, 'seat' | 'name' | 'color'>[];
  /** When it was last open here, in ms since 1970. */
  readonly openedAt: number;
}

interface KnownGames {
  readonly games: readonly KnownGame[];
}

const REMEMBERED = 12;

/**
 * Kept in the browser, newest first. It starts empty on the server and in the browser alike, and
 * is read from the phone only when somebody calls `rehydrateGames`.
 */
export const { use: useKnownGames, rehydrate: rehydrateGames } = createPersisted<KnownGames>(
  { games: [] },
  {
    name: 'fieldbook-games',
    storage: 'localStorage',
    read: ({ games }) => (isListOf(games, isKnownGame) ? { games } : undefined),
  },
);

/** What whoever holds this phone was called last, where it held one seat: of several, nobody knows whose it is. */
export const usualNameIn = ({ games }: KnownGames): string | undefined =>
  games.flatMap(({ seats: [seat, ...more] }) => (more.length === 0 && seat?.name) || [])[0];

/**
 * Puts a game on top of the list, and gives back how it stood there before, and the codes for which there is no room any more.
 * Reads the list first: another tab may have added to it. What the phone keeps by itself has a list of its own.
 */
export function rememberGame(view: TableView): Remembered {
  if (isPhoneCode(view.code)) return { before: undefined, dropped: [] };
  rehydrateGames();
  const known = useKnownGames.getState().games;
  const games = [knownGame(view), ...known.filter(game => game.code !== view.code)];
  useKnownGames.setState({ games: games.slice(0, REMEMBERED) });
  return {
    before: known.find(game => game.code === view.code),
    dropped: games.slice(REMEMBERED).map(({ code }) => code),
  };
}

interface Remembered {
  readonly before: KnownGame | undefined;
  readonly dropped: readonly string[];
}

/** Takes games off the list. */
export function forgetGames(codes: readonly string[]): void {
  rehydrateGames();
  useKnownGames.setState(({ games }) => ({
    games: games.filter(({ code }) => !codes.includes(code)),
  }));
}

function knownGame({ code, mode, players, phase, next, seats, you }: TableView): KnownGame {
  return {
    code,
    mode,
    players,
    ended: phase === 'ended',
    next,
    seats: seats
      .filter(({ seat }) => you.includes(seat))
      .map(({ seat, name, color }) => ({ seat, name, color })),
    openedAt: Date.now(),
  };
}

function isKnownGame(value: unknown): value is KnownGame {
  if (!isFields(value)) return false;
  const { code, mode, players, ended, next, seats, openedAt } = value;
  return (
    typeof code === 'string' &&
    isOneOf(mode, MODES) &&
    isOneOf(players, PLAYER_COUNTS) &&
    typeof ended === 'boolean' &&
    (next == null || typeof next === 'string') &&
    isListOf(seats, isKnownSeat) &&
    typeof openedAt === 'number'
  );
}

type KnownSeat = KnownGame['seats'][number];

export const isKnownSeat = (value: unknown): value is KnownSeat =>
  isFields(value) &&
  typeof value.seat === 'number' &&
  (value.name === null || typeof value.name === 'string') &&
  isOneOf(value.color, SEAT_COLORS);
