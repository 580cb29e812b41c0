import { RecordBody } from '@/app/_api/bodies';
import { drawChangeId } from '@/app/_api/changeId';
import { gameHandler } from '@/app/_server/handler';
import { readVoter } from '@/app/_server/mover';
import { readBody } from '@/app/_server/read';
import { refuseOthers, replyError, replyTable } from '@/app/_server/reply';
import { readRecordRequest } from '@/lib/game/record/recordView';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { moveAndShow } from '@/lib/table/moveCommands';

/** Starts the record of the pieces, enters what happens on the table, or takes an entry back. */
export const POST = gameHandler<{ code: string }>(async (request, { path }) => {
  const body = await readBody(request, RecordBody);
  if (!body.ok) return replyError(body.error);
  const { seat, ...made } = body.value;
  const voter = await readVoter(path, seat);
  // An entry has a name in any case: what is said of it later names it.
  const recorded = readRecordRequest(made, voter.id ?? drawChangeId());
  return replyTable(await moveAndShow(await getTableDependencies(), voter, recorded));
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
