import { gameHandler } from '@/app/_server/handler';
import { readAsker } from '@/app/_server/mover';
import { refuseOthers, replySeat } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { lookAtSeat } from '@/lib/table/seatCommands';

/** The clue is uncovered, and the look counted. */
export const POST = gameHandler<{ code: string; seat: string }>(async (_request, { path }) =>
  replySeat(await lookAtSeat(await getTableDependencies(), await readAsker(path))),
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
