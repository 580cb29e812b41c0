import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { readAsker } from '@/app/_server/mover';
import { replySeat } from '@/app/_server/replyViews';
import { getOutside } from '@/lib/server/outside';
import { lookAtSeat } from '@/lib/table/seats';

/** The clue is uncovered, and the look counted. */
export const POST = gameHandler<{ code: string; seat: string }>(async (_request, { path }) =>
  replySeat(await lookAtSeat(await getOutside(), await readAsker(path))),
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
