import type { CheckAnswer } from '@/app/_api/answers';
import { CheckBody } from '@/app/_api/calls/tools';
import type { RequestError } from '@/app/_api/errors';
import { costlyHandler } from '@/app/_server/handler';
import { readBody } from '@/app/_server/read';
import { refuseOthers, reply, replyError } from '@/app/_server/reply';
import { type Clue, formatClue, isOnMapsOf, parseClue } from '@/lib/clues/clue';
import { formatMapCode, parseMapCode } from '@/lib/map/mapCode';
import { readKey } from '@/lib/official/key';
import { officialName, parseOfficialClue } from '@/lib/official/names';
import { ok, type Result, refused } from '@/lib/result';
import { runInWorker } from '@/lib/server/workers';
import { MAX_CHECKED } from '@/lib/solver/judge';

/** Checks the clues of a printed card, a booklet or any other deal. */
export const POST = costlyHandler(async request => {
  const body = await readBody(request, CheckBody);
  if (!body.ok) return replyError(body.error);
  const map = parseMapCode(readKey(body.value.mapCode));
  if (!map.ok) return replyError(map.error);
  const clues = readClues(body.value.clues);
  if (!clues.ok) return replyError(clues.error);
  const { mode } = map.value;
  if (!clues.value.every(clue => isOnMapsOf(mode, clue))) return replyError('clue-not-on-map');
  const input = { mapCode: formatMapCode(map.value), clues: clues.value.map(formatClue) };
  const view = await runInWorker('check', { ...input, habitat: body.value.habitat });
  const namedClues = view.clues.map(clue => ({ ...clue, officialId: officialName(clue.id) }));
  return reply({ ...view, clues: namedClues } satisfies CheckAnswer);
});

/** Accepts our clue names and the official ones. */
function readClues(names: readonly string[]): Result<readonly Clue[], RequestError> {
  if (names.length > MAX_CHECKED) return refused('too-many-clues');
  const clues = names.flatMap(name => parseClue(name) ?? parseOfficialClue(name) ?? []);
  return clues.length === names.length ? ok(clues) : refused('unknown-clue');
}

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
