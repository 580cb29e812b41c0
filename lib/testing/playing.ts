import { type SeatNumber, seatNumbersOf } from '../board/players';
import { deal } from '../game/deal/deal';
import type { Game } from '../game/game';
import { applyMove, type Move } from '../game/moves';
import type { Assist } from '../game/votes/assist';
import type { Find, Motion, Topic, VoteAnswer } from '../game/votes/motion';
import { newGame } from './newGame';

/** Moves and games for tests: "phone n" holds seat n, and everything happens at noon. */

export const NOON = Date.UTC(2026, 10, 21, 12);

export const start = (count: 2 | 3 | 4 | 5 = 3): Game =>
  newGame('KRWNQT', deal({ mode: 'normal', players: count }, 'moves'));

/** Applies moves in order; throws if one is refused. */
export function played(game: Game, ...moves: Move[]): Game {
  return moves.reduce((now, move) => {
    const next = applyMove(now, move);
    if (!next.ok) throw new Error(`${move.kind} refused: ${next.error}`);
    return next.value;
  }, game);
}

export const phone = (seat: SeatNumber) => ({ seat, device: `phone ${seat}`, at: NOON });

export const claim = (seat: SeatNumber, device = `phone ${seat}`): Move => ({
  kind: 'claim',
  seat,
  device,
  at: NOON,
});

export const HINT = { about: 'hint' } as const satisfies Motion;
export const END = { about: 'end' } as const satisfies Topic;
/** To end the game without a find, and with one. */
export const GIVE_UP = { about: 'end', found: null } as const satisfies Motion;
export const find = (space: number | null): Motion => ({ about: 'end', found: { space } });
export const free = (seat: SeatNumber) => ({ about: 'free', seat }) as const satisfies Motion;
export const assist = (level: Assist): Motion => ({ about: 'assist', level });

const answering = (answer: VoteAnswer) => (motion: Motion) => (seat: SeatNumber) =>
  ({ kind: 'vote', motion, answer, ...phone(seat) }) as const satisfies Move;

export const vote = answering('agree');
export const decline = answering('not-now');
export const unvote = answering('take-back');

/** Calls the end of the game, with a find, or giving up if `found` is null. */
export const callEnd = (seat: SeatNumber, found: Find | null = null) =>
  vote({ about: 'end', found })(seat);

/** The game after every player has agreed to end it. */
export const ended = (game: Game): Game => ({
  ...game,
  questions: [
    {
      motion: GIVE_UP,
      askedAt: NOON,
      ballot: seatNumbersOf(game.players).map(seat => ({ seat, agrees: true })),
    },
  ],
  endedAt: NOON,
});

/** A game with every seat claimed. */
export const seated = (count: 2 | 3 | 4 | 5 = 3): Game =>
  played(start(count), ...seatNumbersOf(count).map(seat => claim(seat)));
