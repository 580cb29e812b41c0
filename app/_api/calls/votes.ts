import { z } from 'zod';
import { motionSchemas } from '@/lib/game/votes/motionSchemas';
import type { DefinitionsOf } from '../call';
import type { FieldError } from '../errors';
import type { VOTES } from '../runs/votes';
import { bad, placeField, seat, wish } from './fields';

const motion = z.discriminatedUnion(
  'about',
  motionSchemas(z.object as typeof z.strictObject, {
    space: placeField('bad-space'),
    seat,
    error: 'bad-motion' satisfies FieldError,
  }),
  bad('bad-motion'),
);

/** A seat's answer: agree by default, "not now" (`false`), or an answer taken back (`null`). */
const vote = z.object({
  seat,
  motion,
  agree: wish
    .nullable()
    .default(true)
    .describe('`false` is "not now"; `null` takes the answer back.'),
  askedAt: z.iso
    .datetime(bad('bad-motion'))
    .nullish()
    .describe('Of the question that is answered, so that a late answer does not ask it again.'),
});

/** Calls about votes and the hint. */
export const VOTE_CALLS = {
  vote: {
    does: 'A seat’s answer to a motion; the first seat to agree asks the table, `agree: false` is "not now", and `agree: null` takes the answer back, which closes a call to end the game if the caller does. A motion is one of those in `questions` of the table: `hint` shows the hint. `end` ends the game: `found` says where the habitat is, or is null if the table gives up; all seats that are taken must agree, and until a second phone has joined, `needed` is one more, unless one phone holds every seat. If the record ends with a complete search of the space, the call is enough, unless such a call was wrong before. A space that is not the habitat does not end the game, but is added to `misses`; after five, the record must end with that search. `assist` sets another level of help: all seats that are taken must agree, at least two. `redeal` deals the table again for another number of players: before any clue has been looked at, one vote is enough; the deciding vote deals, at the same address and, if it has another fair deal, on the same map; players keep their seats, which may get other numbers, looks start again at 0, and `dealNumber` increases by one. `free` frees a seat: all others must agree, on at least two phones. An answer to `end` or `free` goes when its seat passes to another phone. `other-question-open`: the table is asked something else of that kind, by another seat, and no seat has declined it. `question-closed`: the question of `askedAt` is no longer open.',
    body: vote,
    shares: ['game', 'body', 'seat'],
    // The deciding vote deals a new game.
    isCostly: ({ motion }) => motion.about === 'redeal',
    refuses: [
      'game-ended',
      'game-started',
      'hint-already-shown',
      'too-few-seats',
      'other-question-open',
      'question-closed',
      'space-missed',
      'too-many-misses',
      'two-cannot-free',
      'own-seat',
      'seat-not-held',
      'one-phone-cannot-free',
    ],
  },
  showHint: {
    does: 'The hint, once enough seats agree, and the question about it.',
    shares: ['game'],
  },
  askForHint: {
    does: 'Asks the table for the hint, or agrees if it is asked already: the same as a vote.',
    body: z.object({ seat }),
    shares: ['game', 'body', 'seat'],
    refuses: ['game-ended'],
  },
} as const satisfies DefinitionsOf<typeof VOTES>;
