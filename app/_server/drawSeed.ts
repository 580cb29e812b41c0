import { randomBytes } from 'node:crypto';
import { drawSpokenSeed } from '@/lib/game/spokenSeed';
import { createRandom } from '@/lib/random';

/** A seed that nobody can foresee and anybody can say. */
export const drawSeed = (): string =>
  drawSpokenSeed(createRandom(randomBytes(16).toString('base64url'), 'seed'));
