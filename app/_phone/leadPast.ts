import type { PhoneGame } from './phoneGame';

/** A game that stays, and which one it leads on to or follows now. */
export type Led = Pick<PhoneGame, 'code' | 'changedAt'> &
  ({ readonly next: string | null } | { readonly previous: string });

type Linked = Pick<PhoneGame, 'code' | 'next' | 'changedAt'>;

/** How the games of evenings follow one another once some have gone; in this order. */
export function leadPast(games: readonly Linked[], gone: ReadonlySet<string>): readonly Led[] {
  const byCode = new Map(games.map(game => [game.code, game]));

  function firstThatStays(code: string | null, steps = 0): Linked | undefined {
    const game = code === null ? undefined : byCode.get(code);
    // Damaged games might go in a circle.
    if (game === undefined || steps > games.length) return undefined;
    return gone.has(game.code) ? firstThatStays(game.next, steps + 1) : game;
  }

  return games
    .filter(({ code, next }) => !gone.has(code) && next !== null && gone.has(next))
    .flatMap(({ code, changedAt, next }): readonly Led[] => {
      const after = firstThatStays(next);
      if (after === undefined) return [{ code, changedAt, next: null }];
      return [
        { code, changedAt, next: after.code },
        { code: after.code, changedAt: after.changedAt, previous: code },
      ];
    });
}
