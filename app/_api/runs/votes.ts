import { readMotion } from '@/lib/game/views/motionView';
import { hintView } from '@/lib/game/views/questionView';
import type { Instant, MotionView } from '@/lib/game/views/views';
import type { VoteAnswer } from '@/lib/game/votes/motion';
import { ok } from '@/lib/result';
import { move as makeMove } from '@/lib/table/moveCommands';
import { type BySeat, move, moverOf, read, withDevice } from './run';

interface VoteBody extends BySeat {
  readonly motion: MotionView;
  readonly agree: boolean | null;
  /** When the answered question was asked; null if none was open. */
  readonly askedAt?: Instant | null | undefined;
}

/** Calls about votes and the hint. */
export const VOTES = {
  vote: move(({ motion, agree, askedAt }: VoteBody) => ({
    kind: 'vote',
    motion: readMotion(motion),
    answer: answerOf(agree),
    askedAt: typeof askedAt === 'string' ? Date.parse(askedAt) : askedAt,
  })),
  showHint: read(game => ok(hintView(game))),
  askForHint: withDevice(async (dependencies, request, { seat }: BySeat) => {
    const vote = { kind: 'vote', motion: { about: 'hint' }, answer: 'agree' } as const;
    const asked = await makeMove(dependencies, moverOf(request, seat), vote);
    return asked.ok ? ok(hintView(asked.value)) : asked;
  }),
};

function answerOf(agree: boolean | null): VoteAnswer {
  if (agree === null) return 'take-back';
  return agree ? 'agree' : 'not-now';
}
