import { z } from 'zod';
import { badgeFields, readBadge } from '@/app/api/badge';
import { readDevice } from '@/app/api/device';
import { handler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { makeMove } from '@/app/api/move';
import { readBody, readSeat } from '@/app/api/read';
import { reply, replyError } from '@/app/api/reply';
import { saySeat } from '@/app/api/say';
import { showTable } from '@/app/api/showTable';
import { seatView } from '@/lib/game/views';

type Params = { code: string; seat: string };

/**
 * The clue is uncovered, and the look counted. No game, no such seat, somebody else's seat: one
 * answer, so that nothing can be told from it.
 */
export const GET = handler<Params>(async (_request, { params }) => {
  const seat = readSeat(await params);
  const looked = await makeMove(await params, seat, { kind: 'look' });
  if (!looked.ok && looked.error === 'too-many-moves') return replyError(looked.error);
  const view = looked.ok ? seatView(looked.value, seat, await readDevice()) : undefined;
  return view === undefined ? replyError('not-found') : reply(await saySeat(view));
});

/** The holder changes name or colour. */
export const PATCH = handler<Params>(async (request, { params }) => {
  const body = await readBody(request, z.object(badgeFields));
  if (!body.ok) return replyError(body.error);
  const badge = readBadge(body.value);
  if (!badge.ok) return replyError(badge.error);
  const edited = await makeMove(await params, readSeat(await params), {
    kind: 'edit',
    ...badge.value,
  });
  return edited.ok ? reply(await showTable(edited.value)) : replyError(edited.error);
});

/** The holder leaves. */
export const DELETE = handler<Params>(async (_request, { params }) => {
  const left = await makeMove(await params, readSeat(await params), { kind: 'leave' });
  return left.ok ? reply(await showTable(left.value)) : replyError(left.error);
});

export const { POST, PUT } = refuseOthers('GET', 'PATCH', 'DELETE');
