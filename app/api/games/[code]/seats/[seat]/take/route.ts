import { z } from 'zod';
import { readDevice } from '@/app/_server/device';
import type { RequestError } from '@/app/_server/errors';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { makeMove } from '@/app/_server/move';
import { readBody, readSeat } from '@/app/_server/read';
import { reply, replyError } from '@/app/_server/reply';
import { showTable } from '@/app/_server/showTable';
import { isHeldBy } from '@/lib/game/game';

const bad = { error: 'bad-digits' satisfies RequestError };
const Body = z.object({ digits: z.string(bad).regex(/^\d{6}$/, bad) });

/** This device takes over a seat whose holder shows it the digits. */
export const POST = gameHandler<{ code: string; seat: string }>(async (request, { params }) => {
  const body = await readBody(request, Body);
  if (!body.ok) return replyError(body.error);
  const seat = readSeat(await params);
  const taken = await makeMove(await params, seat, { kind: 'take', digits: body.value.digits });
  if (!taken.ok) return replyError(taken.error);
  // A wrong guess is a move as well: it has cost a try.
  if (!isHeldBy(taken.value, seat, await readDevice())) return replyError('wrong-digits');
  return reply(await showTable(taken.value));
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
