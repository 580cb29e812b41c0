import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { replyTable } from '@/app/_server/replyViews';
import { getOutside } from '@/lib/server/outside';
import { tellLaid } from '@/lib/table/laying';

/** The map lies on the table. */
export const POST = gameHandler<{ code: string }>(async (_request, { game }) =>
  replyTable(await tellLaid(await getOutside(), game.code, await readDevice())),
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
