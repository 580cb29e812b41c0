import { deal } from '../game/deal';
import { type Game, newGame } from '../game/game';
import { type Move, play } from '../game/moves';
import type { Matter, Vote } from '../game/votes';

/** What players do in tests: seat n is held by "phone n", and all happens at noon. */

export const NOON = Date.UTC(2026, 10, 21, 12);

export const start = (count: 2 | 3 | 4 | 5 = 3): Game =>
  newGame('KRWNQT', deal({ mode: 'normal', players: count }, 'moves'));

/** Plays moves that must all be taken. */
export function played(game: Game, ...moves: Move[]): Game {
  return moves.reduce((now, move) => {
    const next = play(now, move);
    if (!next.ok) throw new Error(`${move.kind} refused: ${next.error}`);
    return next.value;
  }, game);
}

export const phone = (seat: number) => ({ seat, device: `phone ${seat}`, at: NOON });

export const claim = (seat: number, device = `phone ${seat}`): Move => ({
  kind: 'claim',
  seat,
  device,
  at: NOON,
});

export const vote =
  (matter: Matter, kind: Vote['kind'] = 'vote') =>
  (seat: number): Move => ({ kind, for: matter, ...phone(seat) });

/** A table at which everybody sits. */
export const seated = (count: 2 | 3 | 4 | 5 = 3): Game =>
  played(start(count), ...[1, 2, 3, 4, 5].slice(0, count).map(seat => claim(seat)));
