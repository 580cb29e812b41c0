import { gameHandler } from '@/app/_server/handler';
import { lookAtSeat } from '@/app/_server/look';
import { refuseOthers } from '@/app/_server/methods';

/** The clue is uncovered, and the look counted. */
export const POST = gameHandler<{ code: string; seat: string }>(async (_request, { params }) =>
  lookAtSeat(await params),
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
