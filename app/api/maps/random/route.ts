import { drawSeed } from '@/app/api/drawSeed';
import { costlyHandler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { reply, replyError } from '@/app/api/reply';
import { modeOf } from '@/lib/game/mapDeals';
import { inWorker } from '@/lib/workers';

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
