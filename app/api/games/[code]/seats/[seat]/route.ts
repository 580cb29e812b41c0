import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { mayBePrefetch } from '@/app/_server/origin';
import { readSeat } from '@/app/_server/read';
import { refuseOthers, reply, replyError } from '@/app/_server/reply';
import { tableRoute } from '@/app/_server/tableRoute';
import { checkSeat } from '@/lib/table/seatCommands';

type Path = { code: string; seat: string };

const look = tableRoute('lookByProgram');
const refuseLink = gameHandler<Path>(() => replyError('look-by-link'));

/** Returns the clue, for programs; our pages use POST. Requests that a link could cause never return it. */
export const GET = (request: Request, context: { params: Promise<Path> }) =>
  mayBePrefetch(request) ? refuseLink(request, context) : look(request, context);

/** Without this, Next answers HEAD with GET, which would count a look without showing the clue. */
export const HEAD = gameHandler<Path>(async (_request, { path, game }) => {
  const checked = checkSeat(game, readSeat(path), await readDevice());
  return checked.ok ? reply(checked.value) : replyError(checked.error);
});

export const PATCH = tableRoute('editSeat');
export const DELETE = tableRoute('leaveSeat');

export const { POST, PUT } = refuseOthers('GET', 'PATCH', 'DELETE');
