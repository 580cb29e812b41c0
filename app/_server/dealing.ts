import { z } from 'zod';
import { MODES, PLAYER_COUNTS } from '@/lib/data/terms';
import { dealRefusalView } from '@/lib/game/dealRefusalView';
import type { DealRefusal } from '@/lib/game/dealRequested';
import { LENGTHS } from '@/lib/simulation/length';
import type { FieldError } from './errors';
import { replyError } from './reply';

const bad = (error: FieldError) => ({ error });

export const wishField = z.boolean(bad('bad-wish')).optional();

/** What decides, with a seed, what is dealt. */
export const dealFields = {
  mode: z.enum(MODES, bad('bad-mode')),
  players: z.literal(PLAYER_COUNTS, bad('bad-players')),
  mapCode: z.string(bad('bad-map-code')).max(100, bad('bad-map-code')).optional(),
  length: z.enum(LENGTHS, bad('bad-length')).optional(),
  even: wishField,
  handicap: wishField,
};

/** A map without a fair deal comes with what to change about it. */
export function replyDealRefusal(refusal: DealRefusal): Promise<Response> {
  const { code, ...details } = dealRefusalView(refusal);
  return replyError(code, {}, details);
}
