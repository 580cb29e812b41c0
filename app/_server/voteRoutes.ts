import type { z } from 'zod';
import { VoteBody } from '@/app/_api/bodies';
import { readQuestionRef } from '@/lib/game/views/views';
import type { BareVote, Mover } from '@/lib/table/moveCommands';
import { gameHandler } from './handler';
import { readVoter } from './mover';
import { readBody } from './read';
import { replyError } from './reply';

/** Has the seat that votes do so, or take its answer back. */
type Cast<P> = (voter: Mover, vote: BareVote, path: P) => Promise<Response>;

/** The two routes of a vote: POST answers, DELETE takes the answer back, and the body names the seat that votes. */
export function voteRoutes<P extends { code: string }>(cast: Cast<P>) {
  const route = (vote: (body: z.infer<typeof VoteBody>) => BareVote) =>
    gameHandler<P>(async (request, { path }) => {
      const body = await readBody(request, VoteBody);
      if (!body.ok) return replyError(body.error);
      return cast(await readVoter(path, body.value.seat), vote(body.value), path);
    });
  return {
    POST: route(({ agree, of }) => ({
      kind: 'vote',
      agrees: agree,
      of: of && readQuestionRef(of),
    })),
    DELETE: route(() => ({ kind: 'unvote' })),
  };
}
