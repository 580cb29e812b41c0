import { gameHandler } from '@/app/_server/handler';
import { readMover } from '@/app/_server/mover';
import { readBadge } from '@/app/_server/read';
import { refuseOthers, replyError, replyTable } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { claimSeat } from '@/lib/table/seatCommands';

export const POST = gameHandler<{ code: string; seat: string }>(async (request, { path }) => {
  const badge = await readBadge(request);
  if (!badge.ok) return replyError(badge.error);
  return replyTable(
    await claimSeat(await getTableDependencies(), await readMover(path), badge.value),
  );
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
