import { NotebookBody } from '@/app/_api/bodies';
import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { readMover } from '@/app/_server/mover';
import { bytesFor, readBody, readSeat } from '@/app/_server/read';
import { refuseOthers, reply, replyError } from '@/app/_server/reply';
import { MOST_NOTEBOOK_LETTERS } from '@/lib/game/seats/seatNotebook';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { type KeptNotebook, keepNotebook, readNotebook } from '@/lib/table/notebookCommands';

type Path = { code: string; seat: string };

/** What the seat's holder has written, for that phone alone. */
export const GET = gameHandler<Path>(async (_request, { path, game }) => {
  const kept = readNotebook(game, readSeat(path), await readDevice());
  return kept.ok ? replyNotebook(kept.value) : replyError(kept.error);
});

export const PUT = gameHandler<Path>(async (request, { path }) => {
  const body = await readBody(request, NotebookBody, bytesFor(MOST_NOTEBOOK_LETTERS));
  if (!body.ok) return replyError(body.error);
  const written = { text: body.value.text, baseTag: readTag(request.headers.get('If-Match')) };
  const kept = await keepNotebook(await getTableDependencies(), await readMover(path), written);
  if (kept.ok) return replyNotebook(kept.value);
  if (typeof kept.error === 'string') return replyError(kept.error);
  const { code, notebook } = kept.error;
  return replyError(code, { ETag: etag(notebook) }, { notebook });
});

const etag = ({ tag }: KeptNotebook): string => `"${tag}"`;

const replyNotebook = (kept: KeptNotebook): Response => {
  const response = reply(kept);
  response.headers.set('ETag', etag(kept));
  return response;
};

/** Any is as good as another one where it is none or `*`. */
const readTag = (ifMatch: string | null): string | undefined =>
  ifMatch === null || ifMatch === '*' ? undefined : ifMatch.replace(/^"(.*)"$/, '$1');

export const { POST, PATCH, DELETE } = refuseOthers('GET', 'PUT');
