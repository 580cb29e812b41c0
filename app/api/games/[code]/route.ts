import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers, replyTable } from '@/app/_server/reply';
import { ok } from '@/lib/result';
import { getOutside } from '@/lib/server/outside';
import { showTable } from '@/lib/table/show';

export const GET = gameHandler<{ code: string }>(async (_request, { game }) =>
  replyTable(ok(await showTable(await getOutside(), game, await readDevice()))),
);

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
