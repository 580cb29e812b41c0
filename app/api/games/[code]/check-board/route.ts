import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers, reply, replyError } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { checkBoard } from '@/lib/table/boardCheck';

/** Whether a recorded piece of the seats that this phone holds is wrong. It counts as a look at each of them. */
export const POST = gameHandler<{ code: string }>(async (_request, { path }) => {
  const check = await checkBoard(await getTableDependencies(), path.code, await readDevice());
  return check.ok ? reply(check.value) : replyError(check.error);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
