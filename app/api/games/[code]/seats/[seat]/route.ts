import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { readAsker, readMover } from '@/app/_server/mover';
import { mayBeLink } from '@/app/_server/origin';
import { readBadge, readSeat } from '@/app/_server/read';
import { refuseOthers, reply, replyError, replySeat, replyTable } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { checkSeat, editSeat, leaveSeat, lookAtSeat } from '@/lib/table/seatCommands';

type Path = { code: string; seat: string };

/** A look, for programs: our pages POST. What a link can ask for uncovers nothing. */
export const GET = gameHandler<Path>(async (request, { path }) =>
  mayBeLink(request)
    ? replyError('look-by-link')
    : replySeat(await lookAtSeat(await getTableDependencies(), await readAsker(path))),
);

/** Next would answer by GET, and count a look that nobody had. */
export const HEAD = gameHandler<Path>(async (_request, { path, game }) => {
  const checked = checkSeat(game, readSeat(path), await readDevice());
  return checked.ok ? reply(checked.value) : replyError(checked.error);
});

/** The holder changes name or colour. */
export const PATCH = gameHandler<Path>(async (request, { path }) => {
  const badge = await readBadge(request);
  if (!badge.ok) return replyError(badge.error);
  return replyTable(
    await editSeat(await getTableDependencies(), await readMover(path), badge.value),
  );
});

/** The holder leaves. */
export const DELETE = gameHandler<Path>(async (_request, { path }) =>
  replyTable(await leaveSeat(await getTableDependencies(), await readMover(path))),
);

export const { POST, PUT } = refuseOthers('GET', 'PATCH', 'DELETE');
