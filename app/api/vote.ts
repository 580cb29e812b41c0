import { z } from 'zod';
import { nameDevice } from '@/app/api/device';
import type { RequestError } from '@/app/api/errors';
import { makeMove } from '@/app/api/move';
import { readBody, readCode, seatField } from '@/app/api/read';
import type { Game } from '@/lib/game/game';
import type { Refusal } from '@/lib/game/moves';
import { type Result, refused } from '@/lib/result';

const Vote = z.object({ seat: seatField });

type VoteKind = 'vote-hint' | 'unvote-hint' | 'vote-end' | 'unvote-end';

/** Reads which seat votes and plays its vote. */
export async function castVote(
  kind: VoteKind,
  request: Request,
  params: Promise<{ code: string }>,
): Promise<Result<Game, RequestError | Refusal | 'not-found'>> {
  const body = await readBody(request, Vote);
  if (!body.ok) return refused(body.error);
  const device = await nameDevice();
  return makeMove(readCode(await params), { kind, seat: body.value.seat, device });
}
