import { readBadge } from '@/app/_server/badge';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { readMover } from '@/app/_server/mover';
import { replyError } from '@/app/_server/reply';
import { replyTable } from '@/app/_server/replyViews';
import { getOutside } from '@/lib/server/outside';
import { claimSeat } from '@/lib/table/seats';

export const POST = gameHandler<{ code: string; seat: string }>(async (request, { path }) => {
  const badge = await readBadge(request);
  if (!badge.ok) return replyError(badge.error);
  return replyTable(await claimSeat(await getOutside(), await readMover(path), badge.value));
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
