import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers, reply, replyError } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { showEvening } from '@/lib/table/showEvening';

/** What these people have played this evening, for those who sit here. */
export const GET = gameHandler<{ code: string }>(async (_request, { game }) => {
  const evening = await showEvening(await getTableDependencies(), game, await readDevice());
  return evening.ok ? reply(evening.value) : replyError(evening.error);
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
