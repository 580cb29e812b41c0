import { TakeBody } from '@/app/_api/bodies';
import { gameHandler } from '@/app/_server/handler';
import { readMover } from '@/app/_server/mover';
import { readBody } from '@/app/_server/read';
import { refuseOthers, replyError, replyTable } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { takeSeat } from '@/lib/table/seatCommands';

/** This device takes over a seat whose holder shows it the digits. */
export const POST = gameHandler<{ code: string; seat: string }>(async (request, { path }) => {
  const body = await readBody(request, TakeBody);
  if (!body.ok) return replyError(body.error);
  return replyTable(
    await takeSeat(await getTableDependencies(), await readMover(path), body.value.digits),
  );
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
