import { expect, test } from 'vitest';
import { playingView } from '@/app/_state/testing/playingView';
import { type SeatNumber, seatAt } from '@/lib/board/players';
import { applyRedeal, drawRedeal } from '@/lib/game/deal/redeal';
import { newestId } from '@/lib/game/events/eventList';
import { waitForSeat } from '@/lib/game/events/waiting';
import { type Game, habitatOf } from '@/lib/game/game';
import type { Move } from '@/lib/game/moves';
import {
  assist,
  callEnd,
  claim,
  decline,
  ended,
  free,
  HINT,
  NOON,
  phone,
  played,
  seated,
  unvote,
  vote,
} from '@/lib/testing/playing';
import { type LocalNotices, noticesOf, type Said } from './noticesOf';
import { questionKey } from './questions';

const LOCAL: LocalNotices<{ readonly key: string }> = {
  reopened: undefined,
  recalled: undefined,
  isConnected: true,
  hasRefusedEntries: false,
  heldSeats: [],
  own: [],
};

const nameOf = (said: Said<{ readonly key: string }>): string => {
  switch (said.what) {
    case 'asked':
      return `asked ${said.question.motion.about} for ${said.voter}`;
    case 'own':
      return `own ${said.notice.key}`;
    case 'lost':
      return `lost ${said.seat.seat}`;
    case 'news':
      return said.event.kind;
    case 'answered':
      return `answered ${said.question.motion.about}`;
    default:
      return said.what;
  }
};

interface Told {
  readonly at?: string;
  readonly readUpTo?: number;
  readonly local?: Partial<typeof LOCAL>;
}

/** The notices on the phone of seat 2, or on another one. */
const told = (game: Game, { at = 'phone 2', readUpTo = 0, local = {} }: Told = {}) =>
  noticesOf(playingView(game, at), readUpTo, { ...LOCAL, ...local }).map(nameOf);

const later = (move: Move): Move => ({ ...move, at: NOON + 1000 });
const order = (...seats: SeatNumber[]): Move => ({ kind: 'order', order: seats, ...phone(1) });
const look = (seat: SeatNumber): Move => ({ kind: 'look', ...phone(seat) });
const all = (move: (seat: SeatNumber) => Move, count = 3) =>
  Array.from({ length: count }, (_, index) => move(seatAt(index)));
const piece: Move = later({
  kind: 'record',
  id: 'a-piece-after-it',
  action: { type: 'place', owner: 0, hex: 3, kind: 'cube' },
  ...phone(1),
});

const table = played(seated(3), order(1, 2, 3));
const swapped = played(table, order(2, 1, 3));
const wrong = habitatOf(table) === 16 ? 17 : 16;
const missed = played(table, ...all(seat => callEnd(seat, { space: wrong })));
const hinted = played(table, ...all(vote(HINT)));
const withdrawn = played(table, vote(HINT)(1), unvote(HINT)(1));
const recording = played(missed, { kind: 'start-record', ...phone(1) });
const guest = { device: 'guest', name: 'Dov', at: NOON };
const awaited = must(waitForSeat(table, guest));
const redealt = must(applyRedeal(swapped, drawRedeal(swapped, 4, 'anew'), NOON));
const hintKey = questionKey(
  must({ value: playingView(played(table, vote(HINT)(2))).questions[0] }),
);

test.each<[string, Game, Told, readonly string[]]>([
  ['nothing at first', table, {}, []],

  // Questions.
  ['a question to this phone', played(table, vote(HINT)(1)), {}, ['asked hint for 2']],
  [
    'the end before a hint',
    played(table, vote(HINT)(1), callEnd(3)),
    {},
    ['asked end for 2', 'asked hint for 2'],
  ],
  [
    'a question that it has answered',
    played(table, vote(HINT)(1), decline(HINT)(2)),
    {},
    ['answered hint'],
  ],
  ['not its own open question', played(table, vote(HINT)(2)), {}, []],
  [
    'its own question once its button is tapped',
    played(table, vote(HINT)(2)),
    { local: { recalled: hintKey } },
    ['answered hint'],
  ],
  [
    'its own question once somebody declines',
    played(table, vote(HINT)(2), decline(HINT)(1)),
    {},
    ['answered hint'],
  ],
  [
    'its own question if no button counts it',
    played(table, vote(assist('joint'))(2)),
    {},
    ['answered assist'],
  ],
  [
    'a question to one of its two seats',
    played(
      table,
      vote(HINT)(1),
      { kind: 'leave', ...phone(3) },
      claim(3, 'phone 2'),
      vote(HINT)(2),
    ),
    {},
    ['asked hint for 3'],
  ],

  // Trouble on this phone.
  ['a lost connection', table, { local: { isConnected: false } }, ['connection']],
  [
    'the page’s own notice instead of it',
    table,
    { local: { isConnected: false, own: [{ key: 'connection' }] } },
    ['own connection'],
  ],
  [
    'refused entries after the page’s own',
    table,
    { local: { hasRefusedEntries: true, own: [{ key: 'place' }] } },
    ['own place', 'entries'],
  ],
  [
    'a seat that was taken',
    played(table, vote(free(2))(1), vote(free(2))(3)),
    { local: { heldSeats: [{ seat: 2, name: null }] } },
    ['lost 2'],
  ],
  [
    'not one that it left',
    played(table, { kind: 'leave', ...phone(2) }),
    { local: { heldSeats: [{ seat: 2, name: null }] } },
    [],
  ],

  // News.
  ['another order', swapped, {}, ['order']],
  ['not to the phone that changed it', swapped, { at: 'phone 1' }, []],
  ['not once it is read', swapped, { readUpTo: newestId(swapped.events) }, []],
  [
    'the newest first, one of a kind',
    played(swapped, order(1, 2, 3), ...all(vote(HINT)), order(2, 1, 3)),
    {},
    ['order', 'hint'],
  ],
  ['a vote taken back', withdrawn, {}, ['withdrawn']],
  [
    'not once another question is open',
    played(withdrawn, later(vote(HINT)(3))),
    {},
    ['asked hint for 2'],
  ],
  ['the hint to all', hinted, { at: 'phone 3' }, ['hint']],
  [
    'the hint again once its button is tapped',
    hinted,
    { readUpTo: 99, local: { recalled: 'hint' } },
    ['hint'],
  ],
  ['not the hint after the end', ended(hinted), { local: { recalled: 'hint' } }, []],
  ['other help to all', played(table, ...all(vote(assist('joint')))), {}, ['assist']],
  ['a redeal', redealt, {}, ['redealt']],
  ['a wrong find', missed, {}, ['miss']],
  ['that all have looked, instead of it', played(missed, ...all(look)), {}, ['looked']],
  ['not once another piece is recorded', played(recording, piece), {}, []],
  ['a waiting guest, to the seated', awaited, {}, ['waits']],
  [
    'not during a vote on a redeal',
    played(awaited, vote({ about: 'redeal', players: 4 })(1)),
    {},
    ['asked redeal for 2'],
  ],
  ['not to onlookers', awaited, { at: 'an onlooker' }, []],
  [
    'after the end, only the next game',
    ended({
      ...swapped,
      next: 'LMNPQR',
      events: [...swapped.events, { kind: 'next', id: 9, at: NOON }],
    }),
    {},
    ['next'],
  ],
  [
    'a wrong find before questions that need no answer',
    played(missed, vote(HINT)(1), decline(HINT)(2)),
    {},
    ['miss', 'answered hint'],
  ],
])('a phone shows %s', (_, game, how, said) => {
  expect(told(game, how)).toEqual(said);
});

function must<T>(result: { readonly ok?: boolean; readonly value?: T | undefined }): T {
  const { value } = result;
  if (value === undefined) throw new Error('there is none');
  return value;
}
