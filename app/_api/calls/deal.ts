import { z } from 'zod';
import { LONGEST_SEED } from '@/lib/game/limits';
import { LENGTHS } from '@/lib/simulation/length';
import type { CallDefinition } from '../call';
import { assist, bad, mapCode, mode, players, wish } from './fields';

const seed = z.string(bad('bad-seed')).min(1, bad('bad-seed')).max(LONGEST_SEED, bad('bad-seed'));

export const DealBody = z.object({
  mode,
  players,
  mapCode: mapCode.optional(),
  length: z.enum(LENGTHS, bad('bad-length')).optional(),
  even: wish.optional(),
  handicap: wish.optional(),
  seed: seed.optional().describe('Repeats a deal within one version.'),
  laid: wish.optional().describe('An own map is already laid out on the table.'),
  onePhone: wish.optional(),
  signals: wish.optional(),
  assist: assist.optional(),
});

/** Calls that create a table, each with its own route. */
export const DEALS = {
  dealGame: {
    does: 'Deals a game for 2 to 5 players. `laid`: the map is already laid out on the table. `onePhone`: the requesting device holds every seat. `signals`: that phone signals whose clue is open. `assist`: how much the app helps, `tick-list` by default. With an `Idempotency-Key`, a deal that a known device (`nameDevice`) sends again is the same game.',
    body: DealBody,
    shares: ['costly', 'body', 'map', 'deal'],
    refuses: ['change-id-used'],
  },
  uploadGame: {
    does: 'Uploads a game stored on a phone, so that others can join it. The requesting device holds its seats; pieces and a shown hint are kept, open votes are not. Uploading the same game again returns the same table: from the device that holds its seats it replaces the table unless a seat has moved there; another device gets the table as it is, and no seats. `bad-game`: no phone would have stored such a game.',
    // `store/document` validates it; clients need not know its fields.
    body: z.looseObject({}),
    shares: ['costly'],
    refuses: [
      'broken-json',
      'body-too-large',
      'bad-game',
      'game-newer',
      'game-ended',
      'not-found',
      'game-damaged',
    ],
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
