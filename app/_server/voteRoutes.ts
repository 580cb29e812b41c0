import { VoteBody } from '@/app/_api/bodies';
import type { Mover } from '@/lib/table/moves';
import type { BareVote } from '@/lib/table/votes';
import { nameDevice } from './device';
import { gameHandler } from './handler';
import { readBody, readCode } from './read';
import { replyError } from './reply';

/** Has the seat that votes do so, or take its answer back. */
type Cast<P> = (voter: Mover, vote: BareVote, path: P) => Promise<Response>;

/** The two routes of a vote: POST answers, DELETE takes the answer back, and the body names the seat that votes. */
export function voteRoutes<P extends { code: string }>(cast: Cast<P>) {
  const route = (vote: (agree: boolean) => BareVote) =>
    gameHandler<P>(async (request, { path }) => {
      const body = await readBody(request, VoteBody);
      if (!body.ok) return replyError(body.error);
      const { seat, agree } = body.value;
      return cast(await readVoter(path, seat), vote(agree), path);
    });
  return {
    POST: route(agrees => ({ kind: 'vote', agrees })),
    DELETE: route(() => ({ kind: 'unvote' })),
  };
}

/** The seat that a body names, and the device that asks. */
export const readVoter = async (path: { code: string }, seat: number): Promise<Mover> => ({
  code: readCode(path),
  seat,
  device: await nameDevice(),
});
