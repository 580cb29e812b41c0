import { RecordBody } from '@/app/_api/bodies';
import { newEntryId } from '@/app/_api/newEntryId';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { readBody } from '@/app/_server/read';
import { replyError } from '@/app/_server/reply';
import { replyTable } from '@/app/_server/replyViews';
import { readVoter } from '@/app/_server/voteRoutes';
import { readRecording } from '@/lib/game/recordView';
import { getOutside } from '@/lib/server/outside';
import { record } from '@/lib/table/record';

/** Starts the record of the pieces, enters what happens on the table, or takes an entry back. */
export const POST = gameHandler<{ code: string }>(async (request, { path }) => {
  const body = await readBody(request, RecordBody);
  if (!body.ok) return replyError(body.error);
  const { seat, ...made } = body.value;
  return replyTable(
    await record(
      await getOutside(),
      await readVoter(path, seat),
      readRecording(made, newEntryId()),
    ),
  );
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
