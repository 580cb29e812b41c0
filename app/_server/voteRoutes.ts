import { z } from 'zod';
import type { Vote } from '@/lib/game/votes';
import type { Mover } from '@/lib/table/moves';
import { nameDevice } from './device';
import { gameHandler } from './handler';
import { readBody, readCode, seatField } from './read';
import { replyError } from './reply';

const Body = z.object({ seat: seatField });

/** Has the seat that votes do so, or take its vote back. */
type Cast<P> = (voter: Mover, kind: Vote['kind'], path: P) => Promise<Response>;

/** The two routes of a vote: POST casts it, DELETE takes it back, and the body names the seat that votes. */
export function voteRoutes<P extends { code: string }>(cast: Cast<P>) {
  const route = (kind: Vote['kind']) =>
    gameHandler<P>(async (request, { path }) => {
      const body = await readBody(request, Body);
      if (!body.ok) return replyError(body.error);
      const voter = { code: readCode(path), seat: body.value.seat, device: await nameDevice() };
      return cast(voter, kind, path);
    });
  return { POST: route('vote'), DELETE: route('unvote') };
}
