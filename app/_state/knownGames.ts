import { MODES, type Mode, PLAYER_COUNTS, type PlayerCount, SEAT_COLORS } from '@/lib/data/terms';
import { isFields } from '@/lib/fields';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { SeatSummary, TableView } from '@/lib/game/views/views';
import { createPersisted, isListOf, isOneOf } from './persisted';

/** A server's game that was opened on this phone, as the start page lists it. It contains no secrets. */
export interface KnownGame {
  readonly code: string;
  /** The deal when it was last open. */
  readonly dealNumber: number;
  readonly mode: Mode;
  readonly players: PlayerCount;
  readonly ended: boolean;
  /** The code of the next game, if known when this one was last open. */
  readonly next?: string | null | undefined;
  /** The seats that this phone holds. */
  readonly seats: readonly Pick<SeatSummary, 'seat' | 'name' | 'color'>[];
  /** The taken seats of the other players. */
  readonly others: readonly Pick<SeatSummary, 'seat' | 'name' | 'color'>[];
  readonly mapCode: string;
  /** When it was last open on this phone, in ms since 1970. */
  readonly openedAt: number;
}

interface KnownGames {
  readonly games: readonly KnownGame[];
}

const MAX_GAMES = 12;

/** Stored in the browser, newest first. */
export const { use: useKnownGames } = createPersisted<KnownGames>(
  { games: [] },
  {
    name: 'fieldbook-games',
    storage: 'localStorage',
    read: ({ games }) => (isListOf(games, isKnownGame) ? { games } : undefined),
  },
);

/** The name last used on this phone, from games in which it held one seat: with several, the owner is unclear. */
export const usualNameIn = ({ games }: KnownGames): string | undefined =>
  games.flatMap(({ seats: [seat, ...more] }) => (more.length === 0 && seat?.name) || [])[0];

/** Puts a game at the top of the list of up to 12. Returns its previous entry. Phone games have their own list. */
export function rememberGame(view: TableView): KnownGame | undefined {
  if (isPhoneCode(view.code)) return undefined;
  let previous: KnownGame | undefined;
  useKnownGames.setState(({ games }) => {
    previous = games.find(game => game.code === view.code);
    const others = games.filter(game => game !== previous);
    return { games: [knownGame(view), ...others].slice(0, MAX_GAMES) };
  });
  return previous;
}

/** Stores the code of a table's next game. */
export function rememberNext(code: string, next: string): void {
  useKnownGames.setState(({ games }) => ({
    games: games.map(game => (game.code === code ? { ...game, next } : game)),
  }));
}

/** Removes games from the list. */
export function forgetGames(codes: readonly string[]): void {
  useKnownGames.setState(({ games }) => ({
    games: games.filter(({ code }) => !codes.includes(code)),
  }));
}

function knownGame({
  code,
  dealNumber,
  mode,
  players,
  phase,
  next,
  seats,
  you,
  mapCode,
}: TableView): KnownGame {
  const seatsWhere = (isListed: (seat: SeatSummary) => boolean) =>
    seats.filter(isListed).map(({ seat, name, color }) => ({ seat, name, color }));
  return {
    code,
    dealNumber,
    mode,
    players,
    ended: phase === 'ended',
    next,
    seats: seatsWhere(({ seat }) => you.includes(seat)),
    others: seatsWhere(({ seat, claimed }) => claimed && !you.includes(seat)),
    mapCode,
    openedAt: Date.now(),
  };
}

function isKnownGame(value: unknown): value is KnownGame {
  if (!isFields(value)) return false;
  const { code, dealNumber, mode, players, ended, next, seats, others, mapCode, openedAt } = value;
  return (
    typeof code === 'string' &&
    typeof dealNumber === 'number' &&
    isOneOf(mode, MODES) &&
    isOneOf(players, PLAYER_COUNTS) &&
    typeof ended === 'boolean' &&
    (next == null || typeof next === 'string') &&
    isListOf(seats, isKnownSeat) &&
    isListOf(others, isKnownSeat) &&
    typeof mapCode === 'string' &&
    typeof openedAt === 'number'
  );
}

type KnownSeat = KnownGame['seats'][number];

export const isKnownSeat = (value: unknown): value is KnownSeat =>
  isFields(value) &&
  typeof value.seat === 'number' &&
  (value.name === null || typeof value.name === 'string') &&
  isOneOf(value.color, SEAT_COLORS);
