import type { KnownGame } from '@/app/_state/knownGames';
import type { Time } from '@/lib/game/seats/seat';
import type { PhoneGame } from './phoneGame';

/** A game as lists show it, stored on this phone or on a server. */
export type ListedGame = Pick<
  KnownGame,
  'code' | 'mode' | 'players' | 'ended' | 'seats' | 'mapCode'
> & {
  /** The game's number within its evening, if known. */
  readonly round?: number;
  readonly next: string | null;
  /** The other players; for a game stored on this phone, all players. */
  readonly others: KnownGame['others'];
  /** When it last changed (phone games) or was last open on this phone (server games). */
  readonly at: Time;
};

/** Consecutive games of the same players. */
export interface Evening {
  readonly newest: ListedGame;
  /** Newest first. */
  readonly earlier: readonly ListedGame[];
}

/** Groups this phone's games and the known server games by evening, newest first. */
export function eveningsOf(
  phone: readonly PhoneGame[],
  known: readonly KnownGame[],
): readonly Evening[] {
  const games: readonly ListedGame[] = [
    ...phone.map(game => ({ ...game, others: game.seats, at: game.changedAt })),
    ...known.map(game => ({ ...game, next: game.next ?? null, at: game.openedAt })),
  ];
  const codes = new Set(games.map(({ code }) => code));
  const before = new Map(games.flatMap(game => (game.next === null ? [] : [[game.next, game]])));
  return games
    .filter(({ next }) => next === null || !codes.has(next))
    .map(newest => ({ newest, earlier: earlierThan(newest, before) }))
    .sort((one, other) => other.newest.at - one.newest.at);
}

function earlierThan(
  { code }: ListedGame,
  before: ReadonlyMap<string, ListedGame>,
): readonly ListedGame[] {
  const game = before.get(code);
  return game === undefined ? [] : [game, ...earlierThan(game, before)];
}

/** The unfinished games, the newest first. */
export const gamesToResume = (evenings: readonly Evening[]): readonly ListedGame[] =>
  evenings.map(({ newest }) => newest).filter(({ ended }) => !ended);
