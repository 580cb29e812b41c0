import { readMotion } from '@/lib/game/views/motionView';
import { hintView } from '@/lib/game/views/questionView';
import type { Instant, MotionView } from '@/lib/game/views/views';
import { ok } from '@/lib/result';
import { move as makeMove } from '@/lib/table/moveCommands';
import { type BySeat, move, moverOf, read, withDevice } from './run';

interface VoteBody extends BySeat {
  readonly motion: MotionView;
  readonly agree: boolean;
  /** When the question that is answered was asked; null if none was open. */
  readonly askedAt?: Instant | null | undefined;
}

/** Calls by which the table decides something. */
export const VOTES = {
  vote: move(({ motion, agree, askedAt }: VoteBody) => ({
    kind: 'vote',
    motion: readMotion(motion),
    answer: agree ? 'agree' : 'not-now',
    askedAt: typeof askedAt === 'string' ? Date.parse(askedAt) : askedAt,
  })),
  takeVoteBack: move(({ motion }: BySeat & Pick<VoteBody, 'motion'>) => ({
    kind: 'vote',
    motion: readMotion(motion),
    answer: 'take-back',
  })),
  showHint: read(game => ok(hintView(game))),
  askForHint: withDevice(async (dependencies, request, { seat }: BySeat) => {
    const vote = { kind: 'vote', motion: { about: 'hint' }, answer: 'agree' } as const;
    const asked = await makeMove(dependencies, moverOf(request, seat), vote);
    return asked.ok ? ok(hintView(asked.value)) : asked;
  }),
};
