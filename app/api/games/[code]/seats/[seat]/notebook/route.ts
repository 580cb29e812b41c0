import { NotebookBody } from '@/app/_api/bodies';
import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { readMover } from '@/app/_server/mover';
import { bytesFor, readBody, readSeat } from '@/app/_server/read';
import { reply, replyError } from '@/app/_server/reply';
import { MOST_NOTEBOOK_LETTERS } from '@/lib/game/notebook';
import { getOutside } from '@/lib/server/outside';
import { keepNotebook, readNotebook } from '@/lib/table/notebook';

type Path = { code: string; seat: string };

/** What the seat's holder has written, for that phone alone. */
export const GET = gameHandler<Path>(async (_request, { path, game }) => {
  const kept = readNotebook(game, readSeat(path), await readDevice());
  return kept.ok ? reply(kept.value) : replyError(kept.error);
});

export const PUT = gameHandler<Path>(async (request, { path }) => {
  const body = await readBody(request, NotebookBody, bytesFor(MOST_NOTEBOOK_LETTERS));
  if (!body.ok) return replyError(body.error);
  const kept = await keepNotebook(await getOutside(), await readMover(path), body.value.text);
  return kept.ok ? reply(kept.value) : replyError(kept.error);
});

export const { POST, PATCH, DELETE } = refuseOthers('GET', 'PUT');
