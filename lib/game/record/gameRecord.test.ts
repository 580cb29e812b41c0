import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownersOf, playerOf, playersOf, type SeatNumber, seatOfPlayer } from '../../board/players';
import { clueHexes } from '../../clues/clueHexes';
import type { PlayerCount } from '../../data/terms';
import { HEXES } from '../../map/hexSet';
import { boardOf, type EntryId, idsOf, type RecordedAction } from '../../play/boardActions';
import { anyAction, anyBoardAction, entryId, players } from '../../testing/arbitraries';
import { entered, named } from '../../testing/entered';
import { ended, phone, played, seated } from '../../testing/playing';
import { cluesInPlay, type Game, mapOf } from '../game';
import { MAX_ALSO, MAX_ENTRIES } from '../limits';
import { applyMove, MOVE_MILLISECONDS, MOVES_AT_ONCE, type Move } from '../moves';
import { hasWrongPiece, isValidRecord } from './gameRecord';
import { boardOfGame } from './recordedBoard';
import { entriesIn, readRecordRequest, recordRequest, recordView } from './recordView';

const START: Move = { kind: 'start-record', ...phone(1) };
/** Each entry that is not a retry has its own id. */
let drawn = 0;
const enter = (
  action: RecordedAction,
  seat: SeatNumber = 1,
  id = entryId(drawn++),
  after?: EntryId | null,
): Move => ({
  kind: 'record',
  id,
  action,
  after,
  ...phone(seat),
});
/** A move by a client that has seen the latest entry. */
const seen = ({ record }: Game, action: RecordedAction, seat: SeatNumber = 1): Move => ({
  ...phone(seat),
  kind: 'record',
  id: entryId(drawn++),
  action,
  after: latest(record),
});
const latest = (record: Game['record']) => record?.at(-1)?.id ?? null;
const undo = (entry: EntryId | null, seat: SeatNumber = 2): Move => ({
  kind: 'undo-record',
  entry,
  ...phone(seat),
});
const PIECE = { owner: 0, hex: 40, kind: 'cube' } as const;
const CUBE = { type: 'place', ...PIECE } as const;
const DISC = { ...CUBE, kind: 'disc' } as const;

const recording = (count: PlayerCount = 3): Game => played(seated(count), START);
const refusal = (game: Game, move: Move) => {
  const next = applyMove(game, move);
  return next.ok ? undefined : next.error;
};

const passes = (length: number) =>
  Array.from({ length }, (_, at) => ({ type: 'skip', id: `pass ${at}`, by: 2, at: 0 }) as const);

/** The game after a move; unchanged if the move is refused. */
const tried = (game: Game, move: Move): Game => {
  const next = applyMove(game, move);
  return next.ok ? next.value : game;
};

test('nothing is recorded until a seated player starts a record', () => {
  expect(seated().record).toBeNull();
  expect(refusal(seated(), enter(CUBE))).toBe('record-off');
  expect(refusal(seated(), { ...START, device: 'a stranger' })).toBe('not-your-seat');
  const started = recording();
  expect(started.record).toEqual([]);
  expect(played(started, { ...START, ...phone(2) })).toBe(started);
});

test('an entry has its seat and time', () => {
  const { record } = played(recording(), enter(CUBE, 2));
  expect(record).toEqual([{ ...CUBE, id: expect.any(String), by: 2, at: phone(2).at }]);
});

describe('an action that two phones enter', () => {
  const ids = ({ record }: Game) => record?.map(idsOf);

  test('is one entry, with the ids of both', () => {
    const twice = played(recording(), enter(CUBE, 1, 'a'), enter(CUBE, 2, 'b'));
    expect(twice.record).toEqual([
      { ...CUBE, id: 'a', by: 1, at: phone(1).at, also: [{ id: 'b', by: 2, at: phone(2).at }] },
    ]);
    expect(isValidRecord(twice.record ?? [])).toBe(true);
    expect(refusal(twice, enter(DISC, 2))).toBe('piece-already-there');
  });

  test('remains until both have undone it', () => {
    const twice = played(recording(), enter(CUBE, 1, 'a'), enter(CUBE, 2, 'b'));
    expect(ids(played(twice, undo('a')))).toEqual([['b']]);
    expect(played(twice, undo('a')).record).toMatchObject([{ by: 2 }]);
    expect(ids(played(twice, undo('b')))).toEqual([['a']]);
    expect(ids(played(twice, undo('a'), undo('b')))).toEqual([]);
  });

  test('can be corrected by either id, and later entries of both phones are accepted', () => {
    const other = { ...CUBE, hex: 41 };
    const twice = played(recording(), enter(CUBE, 1, 'a'));
    const queue: readonly Move[] = [
      enter(CUBE, 2, 'b', null),
      enter({ type: 'skip' }, 2, 'c', 'b'),
      enter({ type: 'correct', entry: 'b', as: { ...PIECE, hex: 41 } }, 2, 'd'),
      enter({ type: 'remove', entry: 'b' }, 2, 'e'),
    ];
    const all = played(twice, ...queue);
    expect(ids(all)).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
    expect(boardOfGame(all).pieces).toEqual([]);
    expect(boardOfGame(played(twice, ...queue.slice(0, 3))).at(41)).toHaveLength(1);
    expect(ids(played(twice, ...queue.slice(0, 3), enter(other, 3, 'f')))?.[0]).toContain('f');
    expect(refusal(all, undo('b'))).toBe('record-conflict');
  });

  test.each<RecordedAction>([
    { type: 'skip' },
    { type: 'turn', player: 2 },
    { type: 'remove', entry: 'first' },
    { type: 'correct', entry: 'first', as: { ...PIECE, owner: 1 } },
    { ...DISC, type: 'fix', to: 41 },
  ])('is one entry, even after an earlier one: $type', action => {
    const first = played(recording(), enter(CUBE, 1, 'first'));
    const [one, other] = [seen(first, action, 1), seen(first, action, 2)];
    const twice = played(first, one, other);
    expect(ids(twice)?.[1]).toHaveLength(2);
    const undone = played(twice, undo((one as { id: EntryId }).id));
    expect(boardOfGame(undone)).toEqual(boardOfGame(twice));
  });

  test('has at most five ids', () => {
    const moves = Array.from({ length: 9 }, () => enter(CUBE, 1));
    const [entry] = played(recording(), ...moves).record ?? [];
    expect(entry?.also).toHaveLength(MAX_ALSO);
  });
});

test('the same disc entered again on its owner’s turn is a search there', () => {
  const pieces: readonly RecordedAction[] = [
    ...[0, 1, 2, 0, 1, 2].map(
      (owner, hex) => ({ type: 'place', owner, hex, kind: 'cube' }) as const,
    ),
    { type: 'place', owner: 1, hex: 40, kind: 'disc' },
  ];
  const before = played(recording(), ...pieces.map(action => enter(action)));
  const disc: RecordedAction = { type: 'place', owner: 1, hex: 40, kind: 'disc' };
  const late = { ...seen(before, disc), after: before.record?.at(-2)?.id };
  // A client that has not seen the response enters the piece again.
  for (const move of [enter(disc), late]) expect(played(before, move).record).toHaveLength(7);
  const search = seen(before, disc);
  const searched = played(before, search);
  expect(searched.record).toHaveLength(8);
  expect(played(searched, search)).toBe(searched);
});

test('only the first entry can state that the record starts mid-game', () => {
  const midGame = played(recording(), enter({ type: 'mid-game' }, 1, 'a'));
  expect(midGame.record).toMatchObject([{ type: 'mid-game' }]);
  const also = enter({ type: 'mid-game' }, 2, 'b', null);
  expect(played(midGame, also).record).toMatchObject([{ id: 'a', also: [{ id: 'b' }] }]);
  const late = played(recording(), enter(CUBE));
  expect(refusal(late, enter({ type: 'mid-game' }))).toBe('record-conflict');
  const record = played(late, enter(CUBE, 2)).record ?? [];
  const [first] = midGame.record ?? [];
  expect(first && isValidRecord([first, ...record])).toBe(true);
  expect(first && isValidRecord([...record, first])).toBe(false);
});

test('an undo removes the named entry, of any seat and at any place in the record', () => {
  const mine = enter(CUBE, 1, 'mine');
  const before = played(recording(), mine);
  const after = played(
    before,
    enter({ type: 'skip' }, 2, 'pass'),
    enter({ ...DISC, hex: 41 }, 2, 'disc'),
  );
  const ids = ({ record }: Game) => record?.map(({ id }) => id);
  expect(ids(played(after, undo('pass')))).toEqual(['mine', 'disc']);
  expect(ids(played(after, undo('mine')))).toEqual(['pass', 'disc']);
  expect(refusal(after, undo(null))).toBe('record-conflict');
  expect(played(before, undo('mine'), undo(null)).record).toBeNull();
});

test('an entry that a later one depends on cannot be undone', () => {
  const wrong = played(recording(), enter(CUBE, 1, 'wrong'));
  const later: readonly RecordedAction[] = [
    { ...DISC, type: 'fix', to: 41 },
    { type: 'remove', entry: 'wrong' },
    { type: 'correct', entry: 'wrong', as: { ...PIECE, owner: 1 } },
  ];
  for (const action of later)
    expect(refusal(played(wrong, enter(action)), undo('wrong'))).toBe('record-conflict');
});

test('undoing a refused entry does not remove another player’s entry', () => {
  const before = played(recording(), enter({ ...CUBE, hex: 1 }));
  // Seat 2 enters the right piece first; seat 1's wrong entry is refused, and its undo has no effect.
  const right = played(before, enter({ ...DISC, owner: 2 }, 2));
  expect(refusal(right, enter({ ...CUBE, owner: 2 }, 1, 'slip'))).toBe('piece-already-there');
  expect(played(right, undo('slip', 1))).toBe(right);
});

test('entries that are undone at once leave the record unchanged', () => {
  fc.assert(
    fc.property(
      players,
      fc.array(anyBoardAction, { maxLength: 20 }),
      fc.array(anyAction),
      (count, actions, slips) => {
        let plain = recording(count);
        let slipped = plain;
        for (const [at, action] of actions.entries()) {
          const id = `action ${at}`;
          const [slip] = slips.slice(at);
          if (slip) slipped = tried(tried(slipped, enter(slip, 1, 'slip')), undo('slip'));
          plain = tried(plain, enter(action, 1, id));
          slipped = tried(slipped, enter(action, 1, id));
          expect(slipped.record).toEqual(plain.record);
        }
      },
    ),
  );
});

test('a fixed piece becomes the other kind, and the old piece moves elsewhere', () => {
  const wrong = played(recording(), enter(CUBE));
  const fixed = played(wrong, enter({ ...DISC, type: 'fix', to: 41 }, 3));
  expect(boardOfGame(fixed).pieces).toEqual([
    { owner: 0, hex: 40, kind: 'disc' },
    { owner: 0, hex: 41, kind: 'cube' },
  ]);
  expect(fixed.record).toHaveLength(2);
  const entry = wrong.record?.[0]?.id ?? '';
  expect(boardOfGame(played(wrong, enter({ type: 'remove', entry }))).pieces).toEqual([]);
});

test.each<[string, RecordedAction, string]>([
  ['a piece of a player who does not exist', { ...CUBE, owner: 3 }, 'bad-action'],
  ['the turn of a player who does not exist', { type: 'turn', player: 3 }, 'bad-action'],
  ['a fix of a missing piece', { ...CUBE, type: 'fix', to: null }, 'no-piece-there'],
  [
    'a correction of a missing entry',
    { type: 'correct', entry: 'none', as: PIECE },
    'no-piece-there',
  ],
  [
    'a correction to a player who does not exist',
    { type: 'correct', entry: 'none', as: { ...PIECE, owner: 3 } },
    'bad-action',
  ],
  ['a removal of a missing entry', { type: 'remove', entry: 'none' }, 'no-piece-there'],
])('%s is refused', (_, action, code) => {
  expect(refusal(recording(), enter(action))).toBe(code);
});

test('a full record and an ended game accept no entry', () => {
  const full = { ...recording(), record: passes(MAX_ENTRIES) };
  expect(refusal(full, enter(CUBE))).toBe('record-full');
  expect(refusal(ended(recording()), enter(CUBE))).toBe('game-ended');
});

test('after any entries and undos, the record consists of the entries that remain', () => {
  const step = fc.oneof({ weight: 3, arbitrary: anyAction }, fc.constant(undefined));
  fc.assert(
    fc.property(players, fc.array(step, { maxLength: 30 }), (count, steps) => {
      let game = recording(count);
      const games = [game];
      const ids: EntryId[] = [];
      for (const [at, action] of steps.entries()) {
        const last = ids.at(-1);
        if (action === undefined && last === undefined) continue;
        const next = applyMove(game, action ? enter(action, 1, entryId(at)) : undo(last ?? null));
        if (!next.ok || next.value.record === game.record) continue;
        if (action === undefined) {
          games.pop();
          ids.pop();
        } else {
          games.push(next.value);
          ids.push(entryId(at));
        }
        game = next.value;
        expect(game.record).toEqual(games.at(-1)?.record);
        expect(isValidRecord(game.record ?? [])).toBe(true);
        const pieces = boardOfGame(game).pieces.map(({ owner, hex }) => `${owner} ${hex}`);
        expect(new Set(pieces).size).toBe(pieces.length);
      }
    }),
  );
});

test('after the undo of any entry, the remaining record is valid', () => {
  fc.assert(
    fc.property(entered, fc.nat(), ({ count, actions }, which) => {
      const record = actions.map(action => ({ ...action, by: 1, at: 0 }) as const);
      const game = { ...recording(count), record };
      const entry = record[which % Math.max(1, record.length)]?.id ?? 'none';
      const { record: remaining } = tried(game, undo(entry));
      expect(remaining).toEqual(
        remaining === record ? record : record.filter(({ id }) => id !== entry),
      );
      expect(isValidRecord(remaining ?? [])).toBe(true);
    }),
  );
});

describe('a retry by a phone that lost the response', () => {
  test('has no effect for any action, also after other players’ entries', () => {
    const others = fc.array(anyAction, { maxLength: 3 });
    fc.assert(
      fc.property(
        players,
        fc.array(anyAction),
        anyAction,
        others,
        (count, actions, action, more) => {
          const start = actions.reduce(
            (game, action, at) => tried(game, enter(action, 2, entryId(at))),
            recording(count),
          );
          const move = seen(start, action);
          const once = tried(start, move);
          expect(tried(once, move).record).toBe(once.record);
          const later = more.reduce((game, action) => tried(game, enter(action, 2)), once);
          // An accepted entry is found again by its id; one that added nothing may be accepted later.
          if (once.record !== start.record)
            expect(applyMove(later, move)).toEqual({ ok: true, value: later });
        },
      ),
    );
  });

  test('is not counted as a move, unlike a new entry that changes nothing', () => {
    const first = seen(recording(), DISC);
    const once = played(recording(), first);
    const duplicate = () => seen(once, DISC);
    let latest = first;
    let exhausted = once;
    for (let times = 0; refusal(exhausted, duplicate()) === undefined; times++) {
      expect(times).toBeLessThan(MOVES_AT_ONCE);
      latest = duplicate();
      exhausted = played(exhausted, latest);
    }
    expect(exhausted.record?.map(({ also: _, ...entry }) => entry)).toEqual(once.record);
    expect(refusal(exhausted, duplicate())).toBe('too-many-moves');
    expect(played(exhausted, latest)).toBe(exhausted);
    expect(refusal(exhausted, { ...duplicate(), ...phone(2) })).toBeUndefined();
    expect(
      refusal(exhausted, { ...duplicate(), at: phone(1).at + MOVE_MILLISECONDS }),
    ).toBeUndefined();
  });

  test('of an undo removes no second entry', () => {
    const both = played(recording(), enter(CUBE), enter({ type: 'skip' }));
    const back = undo(latest(both.record));
    const undone = played(both, back);
    expect(undone.record).toHaveLength(1);
    expect(played(undone, back)).toBe(undone);
    const later = played(undone, enter({ type: 'skip' }, 3));
    expect(played(later, back)).toBe(later);
    const off = played(recording(), undo(null));
    expect(played(off, undo(null))).toBe(off);
  });

  test('of a skip or turn is refused if its phone has not seen the last entry', () => {
    const start = recording();
    const game = played(start, enter(CUBE, 2));
    for (const action of [{ type: 'skip' }, { type: 'turn', player: 1 }] as const) {
      expect(refusal(game, seen(start, action))).toBe('record-conflict');
      expect(played(game, seen(game, action)).record).toHaveLength(2);
      expect(played(game, enter(action)).record).toHaveLength(2);
    }
  });

  test('of the last entry of a full record has no effect', () => {
    const start = { ...recording(), record: passes(MAX_ENTRIES - 1) };
    const move = seen(start, CUBE);
    const full = played(start, move);
    expect(played(full, move)).toBe(full);
  });
});

test('a record survives the round trip through its view', () => {
  fc.assert(
    fc.property(fc.array(anyAction), actions => {
      const record = named(actions).map(
        (action, index) => ({ ...action, by: 1, at: index }) as const,
      );
      expect(entriesIn({ record: recordView(record) })).toEqual(record);
      for (const action of actions) {
        const seen = { after: 'seen', means: { step: 'share', round: 1 } } as const;
        const move = { kind: 'record', action, ...seen } as const;
        expect(readRecordRequest(recordRequest(action, seen), 'drawn')).toEqual({
          ...move,
          id: 'drawn',
        });
      }
    }),
  );
});

describe('a wrong piece', () => {
  const hex = fc.constantFrom(...HEXES);
  const anyPieces = fc.uniqueArray(
    fc.record({ owner: fc.nat({ max: 4 }), hex, kind: fc.constantFrom('cube', 'disc') }),
    { selector: ({ owner, hex }) => `${owner} ${hex}`, maxLength: 12 },
  );

  test('is judged by its own seat’s clue, and by no other', () => {
    fc.assert(
      fc.property(players, anyPieces, (count, pieces) => {
        const table = recording(count);
        const clues = cluesInPlay(table);
        const placed = pieces.filter(({ owner }) => owner < clues.length);
        const game = played(table, ...placed.map(piece => enter({ type: 'place', ...piece })));
        for (const player of playersOf(count)) {
          const owners = ownersOf(player, count);
          const wrong = placed.filter(({ owner, hex, kind }) => {
            const clue = clues[owner];
            const isAllowed = clue && [...clueHexes(clue, mapOf(game))].includes(hex);
            return owners.includes(owner) && isAllowed !== (kind === 'disc');
          });
          expect(hasWrongPiece(game, seatOfPlayer(player))).toBe(wrong.length > 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('each piece belongs to one player, and in a two-player game each player has two owners', () => {
  expect([0, 1, 2].map(owner => playerOf(owner, 3))).toEqual([0, 1, 2]);
  expect([0, 1, 2, 3].map(owner => playerOf(owner, 2))).toEqual([0, 0, 1, 1]);
  expect(ownersOf(1, 2)).toEqual([2, 3]);
  expect(ownersOf(1, 5)).toEqual([1]);
});

test('a board throws for an impossible record', () => {
  expect(() => boardOf([CUBE, DISC])).toThrow('piece-already-there');
});
