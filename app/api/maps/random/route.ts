import { drawSeed } from '@/app/api/drawSeed';
import { handler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { reply, replyError } from '@/app/api/reply';
import { randomMap } from '@/lib/game/deal';
import { mapDeals, modeOf } from '@/lib/game/mapDeals';
import { createRandom } from '@/lib/random';

/** A new map with its deals: `?mode=intro` is the normal game, `?mode=normal` the advanced one. */
export const GET = handler(async request => {
  const mode = modeOf(new URL(request.url).searchParams.get('mode') ?? 'intro');
  if (mode === undefined) return replyError('bad-official-mode');
  return reply(mapDeals(randomMap(mode, createRandom(drawSeed(), 'map'))));
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
