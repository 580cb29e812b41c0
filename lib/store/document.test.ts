import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MODES, PLAYER_COUNTS, SEAT_COLORS } from '../data/terms';
import { deal } from '../game/deal/deal';
import { gradeDeal } from '../game/deal/grade';
import { type Game, habitatOf } from '../game/game';
import { CHANGE_ID } from '../game/limits';
import { applyMove, type Move } from '../game/moves';
import type { Ballot } from '../game/votes/ballot';
import type { Motion, VoteAnswer } from '../game/votes/motion';
import { ok, refused } from '../result';
import { anyAction, anyEntryId, anyMotion, anySeat } from '../testing/arbitraries';
import { newGame } from '../testing/newGame';
import { END, find, free, HINT } from '../testing/playing';
import { FORMAT, formatDocument, readDocument } from './document';

const digits = fc.constantFrom('123456', '000000');
const badge = {
  name: fc.option(fc.string({ maxLength: 20 }), { nil: undefined }),
  color: fc.option(fc.constantFrom(...SEAT_COLORS), { nil: undefined }),
};
const move: fc.Arbitrary<Move> = fc
  .tuple(
    fc.record({
      seat: anySeat,
      device: fc.constantFrom('a', 'b'),
      at: fc.integer({ min: 0 }),
      id: fc.option(fc.stringMatching(CHANGE_ID), { nil: undefined }),
    }),
    fc.oneof(
      fc.record({ kind: fc.constantFrom('claim', 'edit'), ...badge }),
      fc.record({ kind: fc.constantFrom('leave', 'look') }),
      fc.record({ kind: fc.constantFrom('offer', 'take'), digits }),
      fc.record({
        kind: fc.constant('vote'),
        motion: anyMotion(anySeat),
        answer: fc.constantFrom<VoteAnswer>('agree', 'not-now', 'take-back'),
      }),
      fc.record({ kind: fc.constant('start-record') }),
      fc.record({ kind: fc.constant('record'), id: anyEntryId, action: anyAction }),
      fc.record({ kind: fc.constant('undo-record'), entry: fc.option(anyEntryId) }),
      fc.record({ kind: fc.constant('save-notebook'), text: fc.constantFrom(null, 'mine') }),
    ),
  )
  .map(([by, what]) => ({ ...by, ...what }));

const YES = { seat: 1, agrees: true } as const;

const DEALT = MODES.flatMap(mode =>
  PLAYER_COUNTS.map(players => {
    const dealt = deal({ mode, players }, 'kept');
    return newGame('KRWNQT', dealt, { grade: gradeDeal(dealt) });
  }),
);
const game: fc.Arbitrary<Game> = fc
  .tuple(fc.constantFrom(...DEALT), fc.array(move, { maxLength: 60 }))
  .map(([first, moves]) =>
    moves.reduce((now, next) => {
      const played = applyMove(now, next);
      return played.ok ? played.value : now;
    }, first),
  );

test('whatever is played, a stored game is read back unchanged', () => {
  fc.assert(
    fc.property(game, each => {
      expect(readDocument(formatDocument(each))).toEqual(ok(each));
    }),
  );
});

const ENDED = { id: 1, kind: 'ended', at: 0 };

describe('an oversized document is refused', () => {
  const sound = newGame('KRWNQT', deal({ mode: 'advanced', players: 5 }, 'large'));
  const [first, ...others] = sound.seats;
  const event = { id: 1, kind: 'left', seat: 1, name: 'Ana', at: 0, by: [] };
  const long = 'x'.repeat(5_000);
  const times = (most: number, thing: unknown) => Array.from({ length: most }, () => thing);
  const inSeat = (fields: object) => ({ seats: [{ ...first, ...fields }, ...others] });
  const looks = { count: 1, last: null, phones: [] };

  test.each<[string, object]>([
    ['events', { events: times(71, event) }],
    ['thousands of events', { events: times(7_200, event) }],
    ['a name', { events: [{ ...event, name: long }] }],
    ['seats that freed', { events: [{ ...event, by: times(6, 1) }] }],
    ['earlier sets', { earlierSets: times(100, '') }],
    ['an earlier set', { earlierSets: [long] }],
    ['votes', { questions: [{ motion: HINT, ballot: times(6, YES) }] }],
    ['questions', { questions: times(9, { motion: HINT, askedAt: 0, ballot: [YES] }) }],
    ['a code', { next: long }],
    ['an origin', { origin: long }],
    ['a seed', { seed: long }],
    ['copies', { exportedStates: times(41, '0'.repeat(32)) }],
    ['seats', { seats: times(6, first) }],
    ['a holder', inSeat({ holder: { device: long, name: null } })],
    ['phones', inSeat({ looks: { ...looks, phones: times(10, 'a') } })],
    ['looks', inSeat({ looks: { ...looks, count: 10_000 } })],
    ['changes', inSeat({ changes: times(33, { id: 'x'.repeat(16), digest: '0'.repeat(32) }) })],
    ['a change', inSeat({ changes: [{ id: long, digest: '0'.repeat(32) }] })],
    ['a notebook', inSeat({ notebook: 'x'.repeat(20_001) })],
    [
      'guesses',
      inSeat({
        handOver: {
          digits: '123456',
          change: null,
          until: 0,
          guesses: times(31, { device: 'a', change: null }),
        },
      }),
    ],
    [
      'a record',
      {
        record: Array.from({ length: 301 }, (_, index) => {
          const id = `entry-${String(index).padStart(10, '0')}`;
          return { type: 'skip', id, by: 1, at: 0 };
        }),
      },
    ],
    ['rounds', { round: 1_000 }],
    [
      'words of a grade',
      { grade: { length: 'long', evenness: 'even', early: times(3, 'length') } },
    ],
  ])('%s', (_, fields) => {
    const read = readDocument(JSON.stringify({ format: FORMAT, ...sound, ...fields }));
    expect(read).toMatchObject(refused({ kind: 'damaged' }));
  });

  test('any depth of nesting', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const read = readDocument(`{"format":${FORMAT},"earlierSets":${deep}}`);
    expect(read).toMatchObject(refused({ kind: 'damaged' }));
  });
});

const questionOn = (motion: Motion, ...ballot: Ballot) => ({
  questions: [{ motion, askedAt: 0, ballot }],
});

describe('a damaged document is refused', () => {
  const sound = newGame('KRWNQT', deal({ mode: 'advanced', players: 4 }, 'damage'));
  const [first, ...others] = sound.seats;
  const [clue, ...clues] = sound.clues;
  const looks = { count: '3', last: null, phones: [] };
  const missOn = (space: number) => ({
    space,
    by: 1,
    name: null,
    at: 0,
    isRecorded: false,
    looked: [],
  });

  test.each<[string, object, string]>([
    ['an unknown clue', { clues: ['on-water-or-lava', ...clues] }, 'clues.0'],
    ['a clue too few', { clues }, 'as many clues as players play'],
    ['other clues', { clues: [clue, clue, ...clues.slice(1)] }, 'a map and clues with one habitat'],
    ['no map', { mapCode: '' }, 'a map and clues with one habitat'],
    ['a map of letters', { mapCode: 'X'.repeat(22) }, 'a map and clues with one habitat'],
    [
      'a tile twice',
      { mapCode: `11${sound.mapCode.slice(2)}` },
      'a map and clues with one habitat',
    ],
    ['a seat too few', { seats: others }, 'as many seats as players'],
    ['a seat without a colour', { seats: [{ ...first, color: null }, ...others] }, 'seats.0.color'],
    ['two seats of a colour', { seats: [others[0], ...others] }, 'a colour a seat'],
    [
      'a number of looks as text',
      { seats: [{ ...first, looks }, ...others] },
      'seats.0.looks.count',
    ],
    [
      'a look at an invalid time',
      { seats: [{ ...first, looks: { count: 1, last: 9e15, phones: [] } }, ...others] },
      'seats.0.looks.last',
    ],
    [
      'a holder without a device',
      { seats: [{ ...first, holder: {} }, ...others] },
      'seats.0.holder',
    ],
    ['a version as text', { version: '1' }, 'version'],
    ['a fractional version', { version: 1.5 }, 'version'],
    ['no version', { version: undefined }, 'version'],
    ['six players', { players: 6 }, 'players'],
    ['a vote of a missing seat', questionOn(HINT, { ...YES, seat: 5 }), 'questions'],
    ['news of a missing seat', { events: [{ id: 1, kind: 'order', by: 5, at: 0 }] }, 'events'],
    ['two events of one id', { events: [ENDED, ENDED] }, 'events'],
    ['two votes of one seat', questionOn(HINT, YES, YES), 'questions'],
    ['a question without an agreement', questionOn(HINT, { ...YES, agrees: false }), 'questions'],
    ['a question to free a missing seat', questionOn(free(5), YES), 'questions'],
    ['a find beyond the map', questionOn(find(108), YES), 'questions.0.motion.found.space'],
    [
      'an end without a find',
      { questions: [{ motion: END, askedAt: 0, ballot: [YES] }] },
      'questions.0.motion.found',
    ],
    [
      'one question twice',
      { questions: [0, 1].map(() => ({ motion: HINT, askedAt: 0, ballot: [YES] })) },
      'questions',
    ],
    ['a find without a record', { recordedFind: { space: 0, by: 1 } }, 'a record of this table'],
    ['a wrong find on the habitat', { misses: [missOn(habitatOf(sound))] }, 'misses'],
    ['one wrong find twice', { misses: [missOn(0), missOn(0)] }, 'misses'],
    ['an unknown hint', { hint: 'look under the table' }, 'hint'],
    ['an unknown field', { winner: 1 }, ''],
    ['a format as text', { format: 'two' }, 'format'],
    ['a format before the first', { format: 0 }, 'format'],
  ])('%s', (_, fields, where) => {
    const text = JSON.stringify({ format: FORMAT, ...sound, ...fields });
    const read = readDocument(text);
    expect(read).toMatchObject(refused({ kind: 'damaged', where: expect.stringContaining(where) }));
  });

  test('text that is not JSON, or no object', () => {
    const whole = formatDocument(sound);
    for (const text of ['', 'null', '[]', '"game"', `${whole}}`, whole.replaceAll('"', '')])
      expect(readDocument(text)).toMatchObject(refused({ kind: 'damaged' }));
  });

  test('text cut off at any point, without throwing', () => {
    const whole = formatDocument(sound);
    for (let end = 0; end < whole.length; end++) {
      expect(readDocument(whole.slice(0, end))).toMatchObject(refused({ kind: 'damaged' }));
    }
  });

  test('the reported fault contains none of its values', () => {
    const text = formatDocument(sound).replaceAll('"version":1', '"version":"not-on-water"');
    expect(JSON.stringify(readDocument(text))).not.toContain('not-on-water');
  });
});

test('a document of a newer format is recognized as such, whatever it contains', () => {
  const newer = JSON.stringify({ format: FORMAT + 1, anything: [] });
  expect(readDocument(newer)).toEqual(refused({ kind: 'newer' }));
});
