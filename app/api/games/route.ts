import { z } from 'zod';
import { nameDevice, readDevice } from '@/app/_server/device';
import type { FieldError } from '@/app/_server/errors';
import { costlyHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { readBody, seedField } from '@/app/_server/read';
import { replyError } from '@/app/_server/reply';
import { replyTable } from '@/app/_server/replyViews';
import { MODES, PLAYER_COUNTS } from '@/lib/data/terms';
import type { DealRefusal } from '@/lib/game/dealRequested';
import { formatHex } from '@/lib/map/grid';
import { getOutside } from '@/lib/server/outside';
import { LENGTHS } from '@/lib/simulation/length';
import { dealTable } from '@/lib/table/deal';

const bad = (error: FieldError) => ({ error });
const wish = z.boolean(bad('bad-wish')).optional();

const NewGame = z.object({
  mode: z.enum(MODES, bad('bad-mode')),
  players: z.literal(PLAYER_COUNTS, bad('bad-players')),
  seed: seedField.optional(),
  mapCode: z.string(bad('bad-map-code')).max(100, bad('bad-map-code')).optional(),
  length: z.enum(LENGTHS, bad('bad-length')).optional(),
  even: wish,
  handicap: wish,
  /** An own map lies on the table before it is dealt. */
  laid: wish,
  countLooks: wish,
  onePhone: wish,
});

export const POST = costlyHandler(async request => {
  const body = await readBody(request, NewGame);
  if (!body.ok) return replyError(body.error);
  const { countLooks: countsLooks, ...wanted } = body.value;
  // The phone that goes round holds the seats at once, and so needs a name.
  const device = wanted.onePhone ? await nameDevice() : await readDevice();
  const dealt = await dealTable(await getOutside(), { ...wanted, countsLooks }, device);
  return dealt.ok ? replyTable(dealt, 201) : replyRefusal(dealt.error);
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
