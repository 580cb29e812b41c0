import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers, replyTable } from '@/app/_server/reply';
import { ok } from '@/lib/result';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { showTable } from '@/lib/table/showTable';

export const GET = gameHandler<{ code: string }>(async (_request, { game }) =>
  replyTable(ok(await showTable(await getTableDependencies(), game, await readDevice()))),
);

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
