import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers, replyTable } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { markMapLaid } from '@/lib/table/moveCommands';

/** The map lies on the table. */
export const POST = gameHandler<{ code: string }>(async (_request, { game }) =>
  replyTable(await markMapLaid(await getTableDependencies(), game.code, await readDevice())),
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
