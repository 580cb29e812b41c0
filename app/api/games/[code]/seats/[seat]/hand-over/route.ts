import { gameHandler } from '@/app/_server/handler';
import { readMover } from '@/app/_server/mover';
import { refuseOthers, reply, replyError } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { offerSeat } from '@/lib/table/seatCommands';

/** The holder asks for six digits with which another phone can take the seat. */
export const POST = gameHandler<{ code: string; seat: string }>(async (_request, { path }) => {
  const offered = await offerSeat(await getTableDependencies(), await readMover(path));
  return offered.ok ? reply(offered.value, 201) : replyError(offered.error);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
