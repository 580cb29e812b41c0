import { drawSeed } from '@/app/_server/drawSeed';
import { costlyHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { reply, replyError } from '@/app/_server/reply';
import { modeOf } from '@/lib/official/mapDeals';
import { inWorker } from '@/lib/server/workers';

/**
 * A new map with its deals: `?mode=intro` is the normal game, `?mode=normal` the advanced one.
 * It offers three players as many habitats as any official map does.
 */
export const GET = costlyHandler(async request => {
  const mode = modeOf(new URL(request.url).searchParams.get('mode') ?? 'intro');
  if (mode === undefined) return replyError('bad-official-mode');
  return reply(await inWorker('randomMapDeals', { mode, seed: drawSeed() }));
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
