import { z } from 'zod';
import type { DefinitionsOf } from '../call';
import type { SEATS } from '../runs/seats';
import { bad, color, seat, wish } from './fields';

/** All fields are optional; a null or empty name means no name. */
const badge = z.object({
  name: z.string(bad('bad-name')).nullish(),
  color: color.optional(),
  secondColor: color.optional(),
});

/** `leftOf`: the seat to whose left the device sits down. `hard`: it takes the hard envelope. */
const claim = badge.extend({ leftOf: seat.optional(), hard: wish.optional() });

const take = z.object({
  digits: z.string(bad('bad-digits')).regex(/^\d{6}$/, bad('bad-digits')),
});

/** Calls about one seat. */
export const SEAT_CALLS = {
  claimSeat: {
    does: 'The device takes a free seat. `secondColor` is for the game for two. `leftOf` names the seat to whose left it sits, which comes just before it clockwise; without it a seat keeps its known place, or has none. Once the record has an entry, sitting down does not change the order. `hard`: it takes the hard envelope.',
    body: claim,
    shares: ['game', 'body', 'name'],
    refuses: [
      'change-id-used',
      'redealt',
      'seat-not-found',
      'not-your-seat',
      'seat-taken',
      'color-taken',
      'game-ended',
      'too-many-moves',
      'no-hard-envelope',
      'envelope-opened',
    ],
  },
  editSeat: {
    does: 'Changes a seat’s name or colour; a null name removes it.',
    body: badge,
    shares: ['game', 'body', 'seat', 'name'],
    refuses: ['color-taken', 'game-ended'],
  },
  waitForSeat: {
    does: 'At a full table, the device waits for a seat, under a name if there is one: those who sit are told for a quarter of an hour, or until it sits. A device waits once, and three at most are told. It changes nothing while a seat is free. `game-started` and `too-few-seats`: nobody can join this game.',
    body: z.object({ name: z.string(bad('bad-name')).nullable() }),
    shares: ['costly', 'game', 'body', 'name'],
    refuses: ['game-ended', 'game-started', 'too-few-seats'],
  },
  stopWaiting: { does: 'The device no longer waits for a seat.', shares: ['game'] },
  leaveSeat: {
    does: 'The holder leaves the seat.',
    shares: ['game', 'seat'],
    refuses: ['game-ended'],
  },
  look: {
    does: 'Uncovers the seat’s clue, only for the device that holds the seat. The table sees that it was looked at, and on how many phones.',
    shares: ['game'],
    refuses: ['change-id-used', 'redealt', 'too-many-moves'],
  },
  lookByProgram: {
    does: 'The same as a look, for programs. `look-by-link`: a link, a prefetch or another site could have sent the request.',
    shares: ['game'],
    looksByGet: true,
    refuses: ['change-id-used', 'redealt', 'look-by-link', 'too-many-moves'],
  },
  offerSeat: {
    does: 'Six digits with which another device can take the seat, valid for five minutes. `not-offered`: the digits of this request, made again, no longer stand.',
    shares: ['game', 'seat'],
    refuses: ['game-ended', 'not-offered'],
  },
  takeSeat: {
    does: 'The device takes over a seat with the digits that its holder’s phone shows: three tries per device, thirty in all.',
    body: take,
    shares: ['game', 'body'],
    refuses: [
      'change-id-used',
      'redealt',
      'seat-not-found',
      'seat-not-held',
      'not-offered',
      'wrong-digits',
      'game-ended',
    ],
  },
} as const satisfies DefinitionsOf<typeof SEATS>;
