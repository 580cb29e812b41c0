import { gameHandler } from '@/app/_server/handler';
import { readAsker } from '@/app/_server/mover';
import { refuseOthers, replySeat } from '@/app/_server/reply';
import { getOutside } from '@/lib/server/outside';
import { lookAtSeat } from '@/lib/table/seats';

/** The clue is uncovered, and the look counted. */
export const POST = gameHandler<{ code: string; seat: string }>(async (_request, { path }) =>
  replySeat(await lookAtSeat(await getOutside(), await readAsker(path))),
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
