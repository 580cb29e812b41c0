import type { z } from 'zod';
import { BODIES } from '@/app/_api/bodies';
import type { Call } from '@/app/_api/calls';
import { TABLE_CALLS } from '@/app/_api/tableCalls';
import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import { type CallRefusal, runCall, TABLE_RUNS, type TableCallName } from '@/app/_api/tableRuns';
import { refusalToAnyMove } from '@/lib/game/moves';
import { MAX_NOTEBOOK_LETTERS } from '@/lib/game/seats/seatNotebook';
import { ok } from '@/lib/result';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import type { StoredNotebook } from '@/lib/table/notebookCommands';
import { addTexts } from './addTexts';
import { readChangeId } from './changeId';
import { readDealNumber } from './dealNumber';
import { createDevice, readDevice } from './device';
import { gameHandler, replyOverLimit } from './handler';
import { bytesFor, readBody, readCode, readSeat } from './read';
import { reply, replyError } from './reply';

interface Path {
  readonly code: string;
  readonly seat?: string;
}

/** The route handler of a table call: validates the request, runs the call, and replies as its endpoint specifies. */
export function tableRoute(name: TableCallName) {
  const call: Call = TABLE_CALLS[name];
  const { namesDevice } = TABLE_RUNS[name];
  return gameHandler<Path>(async (request, { path, game, pace }) => {
    const device = namesDevice ? await createDevice() : await readDevice();
    const isForHolders = call.shares.includes('seat');
    const refusal = isForHolders ? refusalToAnyMove(game, device, Date.now()) : undefined;
    if (refusal !== undefined) return replyError(refusal);
    const body = await readCallBody(request, call.body);
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

/** Only the body of a notebook may be long. */
function readCallBody(request: Request, name: Call['body']): ReturnType<typeof readBody> {
  if (name === undefined) return Promise.resolve(ok(undefined));
  const schema: z.ZodType = BODIES[name];
  return name === 'Notes'
    ? readBody(request, schema, bytesFor(MAX_NOTEBOOK_LETTERS))
    : readBody(request, schema);
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

/** The tags of an `If-Match` list (RFC 9110, 13.1.1). `undefined`, which matches any text, for none and for `*`. */
const readTags = (ifMatch: string | null): readonly string[] | undefined =>
  ifMatch === null || ifMatch.trim() === '*'
    ? undefined
    : ifMatch.split(',').map(tag => tag.trim().replace(/^"(.*)"$/, '$1'));
