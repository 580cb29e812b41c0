import type { KnownGame } from '@/app/_state/knownGames';
import type { Time } from '@/lib/game/seats/seat';
import type { PhoneGame } from './phoneGame';

/** A game as lists show it, wherever it is kept. */
export type GameHere = Pick<KnownGame, 'code' | 'mode' | 'players' | 'ended' | 'seats'> & {
  /** Which game of its evening it is, where that is known. */
  readonly round?: number;
  readonly next: string | null;
  /** When it was last changed, or open here. */
  readonly at: Time;
};

/** What the same people have played one game after the other. */
export interface Evening {
  readonly newest: GameHere;
  /** The newest first. */
  readonly earlier: readonly GameHere[];
}

/** The games of this phone and those of a server, by evenings: the newest first. */
export function eveningsOf(
  phone: readonly PhoneGame[],
  known: readonly KnownGame[],
): readonly Evening[] {
  const games: readonly GameHere[] = [
    ...phone.map(game => ({ ...game, at: game.changedAt })),
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
  { code }: GameHere,
  before: ReadonlyMap<string, GameHere>,
): readonly GameHere[] {
  const game = before.get(code);
  return game === undefined ? [] : [game, ...earlierThan(game, before)];
}

/** The game that somebody wants who goes on: the newest one that has not ended. */
export const gameToGoOn = (evenings: readonly Evening[]): GameHere | undefined =>
  evenings.find(({ newest }) => !newest.ended)?.newest;
