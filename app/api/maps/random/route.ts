import { costlyHandler } from '@/app/_server/handler';
import { refuseOthers, reply, replyError } from '@/app/_server/reply';
import { parseOfficialMode } from '@/lib/official/names';
import { drawHex } from '@/lib/random';
import { getTableDependencies } from '@/lib/server/tableDependencies';

/**
 * A new map with its deals: `?mode=intro` is the normal game, `?mode=normal` the advanced one, as in the official app.
 * For three players it has as many habitats as the official maps.
 */
export const GET = costlyHandler(async request => {
  const mode = parseOfficialMode(new URL(request.url).searchParams.get('mode') ?? 'intro');
  if (mode === undefined) return replyError('bad-official-mode');
  const { random, runTask } = await getTableDependencies();
  return reply(await runTask('randomMapDeals', { mode, seed: drawHex(random) }));
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
