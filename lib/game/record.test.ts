import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clueHexes } from '../clues/clueHexes';
import type { PlayerCount } from '../data/terms';
import { HEXES } from '../map/hexSet';
import { ownersOf, playerOf } from '../play/pieces';
import { boardOf, type Deed } from '../play/record';
import { anyDeed, players } from '../testing/arbitraries';
import { ended, phone, played, seated } from '../testing/playing';
import { cluesInPlay, type Game, mapOf } from './game';
import { type Move, play } from './moves';
import { MOVE_MILLISECONDS, MOVES_AT_ONCE } from './pace';
import { boardOfGame, hasWrongPiece, MOST_ENTRIES } from './record';
import { deedView, entriesOf, readRecording, recordView } from './recordView';

const START: Move = { kind: 'start-record', ...phone(1) };
const enter = (deed: Deed, seat = 1): Move => ({ kind: 'record', deed, ...phone(seat) });
const undo = (entries: number): Move => ({ kind: 'undo-record', entries, ...phone(2) });
const CUBE: Deed = { does: 'place', owner: 0, hex: 40, kind: 'cube' };
const DISC: Deed = { ...CUBE, kind: 'disc' };

const recording = (count: PlayerCount = 3): Game => played(seated(count), START);
const refusal = (game: Game, move: Move) => {
  const next = play(game, move);
  return next.ok ? undefined : next.error;
};

/** The game after a move; the same one where it is refused. */
const tried = (game: Game, move: Move): Game => {
  const next = play(game, move);
  return next.ok ? next.value : game;
};

test('nothing is recorded until somebody who sits starts to', () => {
  expect(seated().record).toBeNull();
  expect(refusal(seated(), enter(CUBE))).toBe('record-off');
  expect(refusal(seated(), { ...START, device: 'a stranger' })).toBe('not-your-seat');
  const started = recording();
  expect(started.record).toEqual([]);
  expect(played(started, { ...START, ...phone(2) })).toBe(started);
});

test('an entry says who made it, and when', () => {
  const { record } = played(recording(), enter(CUBE, 2));
  expect(record).toEqual([{ ...CUBE, by: 2, at: phone(2).at }]);
});

test('the same piece from two phones is one entry', () => {
  const once = played(recording(), enter(CUBE, 1));
  expect(play(once, enter(CUBE, 2))).toEqual({ ok: true, value: once });
  expect(refusal(once, enter(DISC, 2))).toBe('piece-lies-there');
});

test('the same disc once more, on its owner’s turn, is a search there', () => {
  const pieces: readonly Deed[] = [
    ...[0, 1, 2, 0, 1, 2].map(
      (owner, hex) => ({ does: 'place', owner, hex, kind: 'cube' }) as const,
    ),
    { does: 'place', owner: 1, hex: 40, kind: 'disc' },
  ];
  const asked = played(recording(), ...pieces.map(deed => enter(deed)));
  const disc: Deed = { does: 'place', owner: 1, hex: 40, kind: 'disc' };
  const search: Move = { ...enter(disc), kind: 'record', deed: disc, entries: 7 };
  // Who has not seen the answer yet enters it once more.
  for (const late of [enter(disc), { ...search, entries: 6 }])
    expect(played(asked, late)).toBe(asked);
  const searched = played(asked, search);
  expect(searched.record).toHaveLength(8);
  expect(played(searched, search)).toBe(searched);
});

test('the last entry is taken back, whoever made it, and only by who saw it', () => {
  const before = played(recording(), enter(CUBE));
  const after = played(before, enter({ does: 'pass' }));
  expect(refusal(after, undo(1))).toBe('record-moved-on');
  expect(played(after, undo(2)).record).toEqual(before.record);
  expect(played(before, undo(1), undo(0)).record).toBeNull();
});

test('a mended piece is the other kind, and what lay there goes elsewhere', () => {
  const wrong = played(recording(), enter(CUBE));
  const mended = played(wrong, enter({ ...DISC, does: 'mend', to: 41 }, 3));
  expect(boardOfGame(mended).pieces).toEqual([
    { owner: 0, hex: 40, kind: 'disc' },
    { owner: 0, hex: 41, kind: 'cube' },
  ]);
  expect(mended.record).toHaveLength(2);
  expect(boardOfGame(played(wrong, enter({ does: 'remove', owner: 0, hex: 40 }))).pieces).toEqual(
    [],
  );
});

test.each<[string, Deed, string]>([
  ['somebody who does not play', { ...CUBE, owner: 3 }, 'bad-deed'],
  ['the turn of nobody', { does: 'turn', player: 3 }, 'bad-deed'],
  ['a mending of nothing', { ...CUBE, does: 'mend', to: null }, 'no-piece-there'],
  ['whose nothing was', { does: 'correct', owner: 0, hex: 40, instead: 1 }, 'no-piece-there'],
  ['a removal of nothing', { does: 'remove', owner: 0, hex: 40 }, 'no-piece-there'],
])('%s is refused', (_, deed, code) => {
  expect(refusal(recording(), enter(deed))).toBe(code);
});

test('a record has an end, and so has a game', () => {
  const entry = { does: 'pass', by: 1, at: 0 } as const;
  const full = { ...recording(), record: Array.from({ length: MOST_ENTRIES }, () => entry) };
  expect(refusal(full, enter(CUBE))).toBe('record-full');
  expect(refusal(ended(recording()), enter(CUBE))).toBe('game-ended');
});

test('whatever is entered and taken back, the record is what was entered since', () => {
  const step = fc.oneof({ weight: 3, arbitrary: anyDeed }, fc.constant(undefined));
  fc.assert(
    fc.property(players, fc.array(step, { maxLength: 30 }), (count, steps) => {
      let game = recording(count);
      const games = [game];
      for (const deed of steps) {
        const entries = game.record?.length ?? 0;
        if (deed === undefined && entries === 0) continue;
        const next = play(game, deed === undefined ? undo(entries) : enter(deed));
        if (!next.ok || next.value === game) continue;
        if (deed === undefined) games.pop();
        else games.push(next.value);
        game = next.value;
        expect(game.record).toEqual(games.at(-1)?.record);
        const pieces = boardOfGame(game).pieces.map(({ owner, hex }) => `${owner} ${hex}`);
        expect(new Set(pieces).size).toBe(pieces.length);
      }
    }),
  );
});

describe('told again, as by a phone that has lost the answer', () => {
  const saw = (entries: number, deed: Deed, seat: number): Move => ({
    kind: 'record',
    deed,
    entries,
    ...phone(seat),
  });

  test('whatever is entered, taken back or put right counts once, also after somebody else’s entry', () => {
    const others = fc.array(anyDeed, { maxLength: 3 });
    fc.assert(
      fc.property(players, fc.array(anyDeed), anyDeed, others, (count, deeds, deed, more) => {
        const start = deeds.reduce((game, each) => tried(game, enter(each, 2)), recording(count));
        const move = saw(start.record?.length ?? 0, deed, 1);
        const once = tried(start, move);
        expect(tried(once, move).record).toBe(once.record);
        const later = more.reduce((game, each) => tried(game, enter(each, 2)), once);
        // What was entered is there; what said nothing new may by now.
        if (once.record !== start.record)
          expect(play(later, move)).toEqual({ ok: true, value: later });
      }),
    );
  });

  test('it counts as no move; an entry that changes nothing, though its phone has seen all, does', () => {
    const alike = saw(1, DISC, 1);
    const once = played(recording(), saw(0, DISC, 1));
    const tired = Array.from({ length: MOVES_AT_ONCE }).reduce<Game>(
      game => tried(game, alike),
      once,
    );
    expect(tired.record).toBe(once.record);
    expect(refusal(tired, alike)).toBe('too-many-moves');
    expect(played(tired, saw(0, DISC, 1))).toBe(tired);
    expect(refusal(tired, saw(1, DISC, 2))).toBeUndefined();
    expect(refusal(tired, { ...alike, at: alike.at + MOVE_MILLISECONDS })).toBeUndefined();
  });

  test('an undo takes back one entry', () => {
    const [first, second] = [played(recording(), enter(CUBE)), enter({ does: 'pass' })];
    const both = played(first, second);
    const last = both.record?.at(-1)?.at;
    const back: Move = { kind: 'undo-record', entries: 2, last, ...phone(2) };
    const undone = played(both, back);
    expect(played(undone, back)).toBe(undone);
    const later: Move = { ...phone(3), kind: 'record', deed: { does: 'pass' }, at: 99_999_999 };
    expect(refusal(played(undone, later), back)).toBe('record-moved-on');
    const off = played(recording(), undo(0));
    expect(played(off, undo(0))).toBe(off);
  });

  test('who passes, or says whose turn it is, has seen the last entry', () => {
    const game = played(recording(), enter(CUBE, 2));
    for (const deed of [{ does: 'pass' }, { does: 'turn', player: 1 }] as const) {
      expect(refusal(game, saw(0, deed, 1))).toBe('record-moved-on');
      expect(played(game, saw(1, deed, 1)).record).toHaveLength(2);
    }
  });

  test('the same once more, of a record that has come further, counts', () => {
    const there = { does: 'remove', owner: 0, hex: 40 } as const;
    const moves = [CUBE, there, CUBE].map((deed, index) => saw(index, deed, 1));
    // Others were faster by two.
    const game = played(recording(), enter({ does: 'pass' }, 2), enter({ does: 'pass' }, 2));
    expect(played(game, ...moves).record).toHaveLength(5);
    const passed = played(recording(), saw(0, { does: 'pass' }, 1), saw(1, { does: 'pass' }, 1));
    expect(passed.record).toHaveLength(2);
  });

  test('the last entry of a full record is there', () => {
    const entry = { does: 'pass', by: 2, at: 0 } as const;
    const most = Array.from({ length: MOST_ENTRIES - 1 }, () => entry);
    const move = saw(MOST_ENTRIES - 1, CUBE, 1);
    const full = played({ ...recording(), record: most }, move);
    expect(played(full, move)).toBe(full);
  });
});

test('a record comes back from what pages and programs are told of it', () => {
  fc.assert(
    fc.property(fc.array(anyDeed), deeds => {
      const record = deeds.map((deed, index) => ({ ...deed, by: 1, at: index }));
      expect(entriesOf(recordView(record))).toEqual(record);
      for (const deed of deeds)
        expect(readRecording({ ...deedView(deed), entries: 3 })).toEqual({
          kind: 'record',
          deed,
          entries: 3,
        });
    }),
  );
});

describe('a wrong piece', () => {
  const hex = fc.constantFrom(...HEXES);
  const anyPieces = fc.uniqueArray(
    fc.record({ owner: fc.nat({ max: 4 }), hex, kind: fc.constantFrom('cube', 'disc') }),
    { selector: ({ owner, hex }) => `${owner} ${hex}`, maxLength: 12 },
  );

  test('is wrong by its own seat’s clue, and by no other', () => {
    fc.assert(
      fc.property(players, anyPieces, (count, pieces) => {
        const table = recording(count);
        const clues = cluesInPlay(table);
        const of = pieces.filter(({ owner }) => owner < clues.length);
        const game = played(table, ...of.map(piece => enter({ does: 'place', ...piece })));
        game.seats.forEach((_, index) => {
          const owners = ownersOf(index, count);
          const wrong = of.filter(({ owner, hex, kind }) => {
            const clue = clues[owner];
            const isAllowed = clue && [...clueHexes(clue, mapOf(game))].includes(hex);
            return owners.includes(owner) && isAllowed !== (kind === 'disc');
          });
          expect(hasWrongPiece(game, index + 1)).toBe(wrong.length > 0);
        });
      }),
      { numRuns: 60 },
    );
  });
});

test('each piece is one player’s, and in the game for two each player has two colours', () => {
  expect([0, 1, 2].map(owner => playerOf(owner, 3))).toEqual([0, 1, 2]);
  expect([0, 1, 2, 3].map(owner => playerOf(owner, 2))).toEqual([0, 0, 1, 1]);
  expect(ownersOf(1, 2)).toEqual([2, 3]);
  expect(ownersOf(1, 5)).toEqual([1]);
});

test('a board throws where a record could not have been entered', () => {
  expect(() => boardOf([CUBE, DISC])).toThrow('piece-lies-there');
});
