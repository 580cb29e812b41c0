import { z } from 'zod';
import type { Game } from '@/lib/game/game';
import type { Refusal } from '@/lib/game/moves';
import type { Vote } from '@/lib/game/votes';
import { type Result, refused } from '@/lib/result';
import type { Missing } from '@/lib/store/store';
import type { RequestError } from './errors';
import { makeMove } from './move';
import { readBody, seatField } from './read';

const Body = z.object({ seat: seatField });

/** Reads which seat votes and plays its vote. */
export async function castVote(
  request: Request,
  params: { code: string },
  vote: Vote,
): Promise<Result<Game, RequestError | Refusal | Missing>> {
  const body = await readBody(request, Body);
  return body.ok ? makeMove(params, body.value.seat, vote) : refused(body.error);
}
