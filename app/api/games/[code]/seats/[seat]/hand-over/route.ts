import { randomInt } from 'node:crypto';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { makeMove } from '@/app/_server/move';
import { readSeat } from '@/app/_server/read';
import { reply, replyError } from '@/app/_server/reply';
import { HAND_OVER_MILLISECONDS } from '@/lib/game/seatMoves';

/** The holder asks for six digits with which another phone can take the seat. */
export const POST = gameHandler<{ code: string; seat: string }>(async (_request, { params }) => {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const offered = await makeMove(await params, readSeat(await params), { kind: 'offer', digits });
  if (!offered.ok) return replyError(offered.error);
  return reply({ digits, until: new Date(Date.now() + HAND_OVER_MILLISECONDS).toISOString() }, 201);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
