import { z } from 'zod';
import { badgeFields, readBadge } from '@/app/_server/badge';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { makeMove } from '@/app/_server/move';
import { readBody, readSeat } from '@/app/_server/read';
import { reply, replyError } from '@/app/_server/reply';
import { showTable } from '@/app/_server/showTable';

export const POST = gameHandler<{ code: string; seat: string }>(async (request, { params }) => {
  const body = await readBody(request, z.object(badgeFields));
  if (!body.ok) return replyError(body.error);
  const badge = readBadge(body.value);
  if (!badge.ok) return replyError(badge.error);
  const claimed = await makeMove(await params, readSeat(await params), {
    kind: 'claim',
    ...badge.value,
  });
  return claimed.ok ? reply(await showTable(claimed.value)) : replyError(claimed.error);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
