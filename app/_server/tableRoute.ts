import type { Call } from '@/app/_api/call';
import { CALLS } from '@/app/_api/calls';
import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import { type CallRefusal, runCall, TABLE_RUNS, type TableCallName } from '@/app/_api/tableRuns';
import { refusalToAnyMove } from '@/lib/game/moves';
import { ok } from '@/lib/result';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import type { StoredNotebook } from '@/lib/table/notebookCommands';
import { checkSeat } from '@/lib/table/seatCommands';
import { addTexts } from './addTexts';
import { readChangeId } from './changeId';
import { readDealNumber } from './dealNumber';
import { createDevice, readDevice } from './device';
import { findTableCalls, type TablePath } from './findTableCalls';
import { gameHandler, replyOverLimit } from './handler';
import { mayBePrefetch } from './origin';
import { bytesFor, readBody, readCode, readSeat } from './read';
import { refuseMethod, reply, replyError } from './reply';

/**
 * Answers every call about a table except its event stream. Finds the call before it loads the game, so that an unknown
 * path does not count as a wrong guess, and by the URL, since Next may take a route's parameters from the query.
 */
export async function answerTableCall(request: Request): Promise<Response> {
  const found = findTableCalls(new URL(request.url).pathname);
  if (found === undefined) return replyError('route-not-found');
  const { calls, path } = found;
  // Like Next, answers HEAD like GET.
  const name = calls.get(request.method === 'HEAD' ? 'GET' : request.method);
  if (name === undefined) return refuseMethod([...calls.keys()]);
  return HANDLERS[name](request, { params: Promise.resolve(path) });
}

const HANDLERS = Object.fromEntries(
  (Object.keys(TABLE_RUNS) as TableCallName[]).map(name => [name, tableHandler(name)]),
) as Record<TableCallName, ReturnType<typeof tableHandler>>;

/** Validates a request, runs the call, and replies as its endpoint specifies. */
function tableHandler(name: TableCallName) {
  const call: Call = CALLS[name];
  const { namesDevice } = TABLE_RUNS[name];
  return gameHandler<TablePath>(async (request, { path, game, pace }) => {
    if (call.looksByGet && request.method === 'HEAD') {
      const checked = checkSeat(game, readSeat(path), await readDevice());
      return checked.ok ? reply(checked.value) : replyError(checked.error);
    }
    if (call.looksByGet && mayBePrefetch(request)) return replyError('look-by-link');
    const device = namesDevice ? await createDevice() : await readDevice();
    const isForHolders = call.shares.includes('seat');
    const refusal = isForHolders ? refusalToAnyMove(game, device, Date.now()) : undefined;
    if (refusal !== undefined) return replyError(refusal);
    const body = await readCallBody(request, call);
    if (!body.ok) return replyError(body.error);
    const isCostly = call.isCostly?.(body.value) ?? call.shares.includes('costly');
    const seconds = isCostly ? await pace.count('costly') : 0;
    if (seconds > 0) return replyOverLimit(seconds);
    const answer = await runCall(
      name,
      await getTableDependencies(),
      {
        code: readCode(path),
        seat: readSeat(path),
        device,
        id: await readChangeId(),
        dealNumber: await readDealNumber(),
        baseTags: readTags(request.headers.get('If-Match')),
        load: async () => ok(game),
      },
      body.value,
    );
    return answer.ok ? replyAnswer(name, answer.value) : replyRefusal(answer.error);
  });
}

function readCallBody(
  request: Request,
  { body, longestText = 0 }: Call,
): ReturnType<typeof readBody> {
  if (body === undefined) return Promise.resolve(ok(undefined));
  return readBody(request, body, bytesFor(longestText));
}
async function replyAnswer(name: TableCallName, value: unknown): Promise<Response> {
  const { answer, status } = TABLE_ENDPOINTS[name];
  const response = reply(await addTexts(answer, value), status);
  if (answer === 'Notebook') response.headers.set('ETag', etag(value as StoredNotebook));
  return response;
}

function replyRefusal(error: CallRefusal): Promise<Response> {
  if (typeof error === 'string') return replyError(error);
  const { code, notebook } = error;
  return replyError(code, { ETag: etag(notebook) }, { notebook });
}

const etag = ({ tag }: StoredNotebook): string => `"${tag}"`;

/** The tags of an `If-Match` list (RFC 9110, 13.1.1); `undefined`, which matches any text, for `*` or no header. */
const readTags = (ifMatch: string | null): readonly string[] | undefined =>
  ifMatch === null || ifMatch.trim() === '*'
    ? undefined
    : ifMatch.split(',').map(tag => tag.trim().replace(/^"(.*)"$/, '$1'));
