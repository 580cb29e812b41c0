import { nameDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { replyTable } from '@/app/_server/replyViews';
import { getOutside } from '@/lib/server/outside';
import { playAgain } from '@/lib/table/deal';

/** Same map, new clues. */
export const POST = gameHandler<{ code: string }>(
  async (_request, { game }) =>
    replyTable(await playAgain(await getOutside(), game, await nameDevice()), 201),
  { isCostly: true },
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
