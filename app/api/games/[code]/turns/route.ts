import { TurnsBody } from '@/app/_api/bodies';
import { gameHandler } from '@/app/_server/handler';
import { readVoter } from '@/app/_server/mover';
import { readBody } from '@/app/_server/read';
import { refuseOthers, replyError, replyTable } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { moveAndShow } from '@/lib/table/moveCommands';

/** How many turns the game took, told after its end. */
export const PUT = gameHandler<{ code: string }>(async (request, { path }) => {
  const body = await readBody(request, TurnsBody);
  if (!body.ok) return replyError(body.error);
  const teller = await readVoter(path, body.value.seat);
  return replyTable(
    await moveAndShow(await getTableDependencies(), teller, {
      kind: 'turns',
      turns: body.value.turns,
    }),
  );
});

export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
