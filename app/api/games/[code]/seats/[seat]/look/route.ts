import { gameHandler } from '@/app/api/handler';
import { lookAtSeat } from '@/app/api/look';
import { refuseOthers } from '@/app/api/methods';

/** The clue is uncovered, and the look counted. */
export const POST = gameHandler<{ code: string; seat: string }>(async (_request, { params }) =>
  lookAtSeat(await params),
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
