import { z } from 'zod';
import { badgeFields, readBadge } from '@/app/_server/badge';
import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { lookAtSeat } from '@/app/_server/look';
import { refuseOthers } from '@/app/_server/methods';
import { makeMove } from '@/app/_server/move';
import { mayBeLink } from '@/app/_server/origin';
import { readBody, readSeat } from '@/app/_server/read';
import { reply, replyError } from '@/app/_server/reply';
import { showTable } from '@/app/_server/showTable';
import { isHeldBy } from '@/lib/game/game';

type Params = { code: string; seat: string };

/** A look, for programs: our pages POST. What a link can ask for uncovers nothing. */
export const GET = gameHandler<Params>(async (request, { params }) =>
  mayBeLink(request) ? replyError('look-by-link') : lookAtSeat(await params),
);

/** Next would answer by GET, and count a look that nobody had. */
export const HEAD = gameHandler<Params>(async (_request, { params, game }) => {
  const isTheirs = isHeldBy(game, readSeat(await params), await readDevice());
  return isTheirs ? reply({}) : replyError('not-found');
});

/** The holder changes name or colour. */
export const PATCH = gameHandler<Params>(async (request, { params }) => {
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
export const DELETE = gameHandler<Params>(async (_request, { params }) => {
  const left = await makeMove(await params, readSeat(await params), { kind: 'leave' });
  return left.ok ? reply(await showTable(left.value)) : replyError(left.error);
});

export const { POST, PUT } = refuseOthers('GET', 'PATCH', 'DELETE');
