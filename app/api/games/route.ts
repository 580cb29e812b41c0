import { z } from 'zod';
import { drawSeed } from '@/app/_server/drawSeed';
import type { FieldError } from '@/app/_server/errors';
import { costlyHandler } from '@/app/_server/handler';
import { keepGame } from '@/app/_server/keepGame';
import { refuseOthers } from '@/app/_server/methods';
import { readBody } from '@/app/_server/read';
import { reply, replyError } from '@/app/_server/reply';
import { showTable } from '@/app/_server/showTable';
import { MODES, PLAYER_COUNTS } from '@/lib/data/terms';
import type { DealRefusal } from '@/lib/game/dealRequested';
import { formatHex } from '@/lib/map/grid';
import { inWorker } from '@/lib/server/workers';
import { LENGTHS } from '@/lib/simulation/length';

const bad = (error: FieldError) => ({ error });

const NewGame = z.object({
  mode: z.enum(MODES, bad('bad-mode')),
  players: z.literal(PLAYER_COUNTS, bad('bad-players')),
  seed: z.string(bad('bad-seed')).min(1, bad('bad-seed')).max(200, bad('bad-seed')).optional(),
  mapCode: z.string(bad('bad-map-code')).max(100, bad('bad-map-code')).optional(),
  length: z.enum(LENGTHS, bad('bad-length')).optional(),
  even: z.boolean(bad('bad-wish')).optional(),
  handicap: z.boolean(bad('bad-wish')).optional(),
});

export const POST = costlyHandler(async received => {
  const body = await readBody(received, NewGame);
  if (!body.ok) return replyError(body.error);
  const { seed = drawSeed(), ...request } = body.value;
  const seedChosen = body.value.seed !== undefined;
  const dealt = await inWorker('dealGame', { request, seed, seedChosen });
  if (!dealt.ok) return replyRefusal(dealt.error);
  return reply(await showTable(await keepGame(dealt.value)), 201);
});

/** A map without a fair deal comes with what to change about it. */
function replyRefusal(refusal: DealRefusal): Promise<Response> {
  if (refusal.code !== 'map-without-fair-deal') return replyError(refusal.code);
  const { players, move } = refusal.change;
  const details = {
    players,
    ...(move && {
      move: {
        kind: move.structure.kind,
        color: move.structure.color,
        from: formatHex(move.structure.hex),
        to: formatHex(move.to),
      },
    }),
  };
  return replyError(refusal.code, {}, details);
}

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
