import { AgainBody } from '@/app/_api/bodies';
import { nameDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { readBody } from '@/app/_server/read';
import { refuseOthers, replyError, replyTable } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { playAgain } from '@/lib/table/dealTable';

/** Same people: the same map with new clues, or a new map. */
export const POST = gameHandler<{ code: string }>(
  async (request, { game }) => {
    const body = await readBody(request, AgainBody);
    if (!body.ok) return replyError(body.error);
    const { map } = body.value;
    return replyTable(
      await playAgain(await getTableDependencies(), game, await nameDevice(), map),
      201,
    );
  },
  { isCostly: true },
);

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
