import { z } from 'zod';
import { PLAYER_COUNTS } from '@/lib/data/terms';
import { AGAIN_MAPS } from '@/lib/game/deal/dealAgain';
import type { CallDefinition, DefinitionsOf } from '../call';
import type { TABLE } from '../runs/table';
import { bad, players, seat } from './fields';

const order = z.object({
  seat,
  order: z
    .array(seat, bad('bad-order'))
    .max(Math.max(...PLAYER_COUNTS), bad('bad-order'))
    .optional(),
  starter: seat.optional(),
});

/** Without `players`, the number stays the same. */
const again = z.object({
  map: z.enum(AGAIN_MAPS, bad('bad-again')).default('same'),
  players: players.optional(),
});

/** The event stream of a table, which has its own route. */
export const NEWS = {
  watchGame: {
    does: 'Server-sent events: the version whenever it changes, and an event `beat` with the version every 15 seconds. Reconnect after 37.5 seconds without either. After 429, poll the table instead.',
    shares: ['game'],
    refuses: ['too-many-streams'],
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;

/** Calls about the table as a whole. */
export const TABLE_CALLS = {
  showTable: {
    does: 'The table as the requesting device may see it: its stage (`lay`, `sit`, `play`, `end`), seats, votes, the hint once it is shown, the habitat once the game has ended.',
    shares: ['game'],
  },
  markMapLaid: {
    does: 'Marks the map as laid out on the table. Any device may do so.',
    shares: ['game'],
  },
  setSeatOrder: {
    does: 'Sets how the players sit: `order` lists seats clockwise, each at most once, without those whose place is unknown; `starter` places the first cube. Possible until the record has an entry; after that, use `reseat` in the record.',
    body: order,
    shares: ['game', 'body', 'seat'],
    refuses: ['bad-order', 'game-ended', 'record-conflict'],
  },
  giveHardEnvelope: {
    does: 'After a deal with a handicap, the seat `to` takes the hard envelope, and the seat that had it takes theirs. Possible until either of the two has been looked into, or a piece is recorded.',
    body: z.object({ seat, to: seat }),
    shares: ['game', 'body', 'seat'],
    refuses: ['game-ended', 'game-started', 'no-hard-envelope', 'envelope-opened'],
  },
  playAgain: {
    does: 'After the end, a new game for the same players: on the `same` map with clues never dealt together on it, or on a `new` map. For another number of `players`, empty seats are removed or added; `too-few-seats`: more seats are taken. Any further request, by any player and with any options, returns the same new game.',
    body: again,
    shares: ['costly', 'game', 'body'],
    refuses: [
      'not-your-seat',
      'game-not-ended',
      'map-exhausted',
      'map-without-fair-deal',
      'too-few-seats',
    ],
  },
  showEvening: {
    does: 'The games that these players have played one after the other, for a device that holds a seat.',
    shares: ['game'],
  },
} as const satisfies DefinitionsOf<typeof TABLE>;
