import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers, replyTable } from '@/app/_server/reply';
import { getOutside } from '@/lib/server/outside';
import { tellLaid } from '@/lib/table/moves';

/** The map lies on the table. */
export const POST = gameHandler<{ code: string }>(async (_request, { game }) =>
  replyTable(await tellLaid(await getOutside(), game.code, await readDevice())),
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
