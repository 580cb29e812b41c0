import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { RequestError } from '@/app/api/errors';
import { handler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { readBody } from '@/app/api/read';
import { reply, replyError } from '@/app/api/reply';
import { showTable } from '@/app/api/showTable';
import { MODES } from '@/lib/data/terms';
import type { Deal } from '@/lib/game/deal';
import { dealRequested } from '@/lib/game/dealRequested';
import { type Game, newGame } from '@/lib/game/game';
import { drawGameCode } from '@/lib/game/gameCode';
import { createRandom } from '@/lib/random';
import { getServer } from '@/lib/server';

const bad = (error: RequestError) => ({ error });

const NewGame = z.object({
  mode: z.enum(MODES, bad('bad-mode')),
  players: z.literal([3, 4, 5], bad('bad-players')),
  seed: z.string(bad('bad-seed')).min(1, bad('bad-seed')).max(200, bad('bad-seed')).optional(),
  mapCode: z.string(bad('bad-map-code')).max(100, bad('bad-map-code')).optional(),
});

export const POST = handler(async request => {
  const body = await readBody(request, NewGame);
  if (!body.ok) return replyError(body.error);
  const dealt = dealRequested(body.value, body.value.seed ?? secret());
  if (!dealt.ok) return replyError(dealt.error);
  return reply(await showTable(await keep(dealt.value)), 201);
});

/** Keeps a new game under a code that no other game bears. */
async function keep(deal: Deal): Promise<Game> {
  const { store } = await getServer();
  const random = createRandom(secret(), 'code');
  for (;;) {
    const game = newGame(drawGameCode(random), deal);
    if (await store.create(game)) return game;
  }
}

const secret = (): string => randomBytes(16).toString('base64url');

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
