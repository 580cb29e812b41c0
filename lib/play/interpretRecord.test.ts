import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerAt } from '../board/players';
import { parseHex } from '../map/grid';
import { entryId } from '../testing/arbitraries';
import { entered } from '../testing/entered';
import { boardOf, type IdentifiedAction, type RecordedAction } from './boardActions';
import { correctedActions, entryOf, pieceOf, withCorrections } from './corrections';
import { interpretNext, interpretRecord } from './interpretRecord';

/**
 * Parses a record. "a E4 cube" is a piece of the first player; "a E4 disc > F4" a fix whose wrong piece moves to F4;
 * "a E4 gone" a removed piece; "a E4 was b" a piece that was b's; also "pass" and "a's turn".
 */
function recordOf(text: string): readonly IdentifiedAction[] {
  const owner = (letter = '') => 'abcde'.indexOf(letter.charAt(0));
  const at = (name = '') => parseHex(name) ?? -1;
  const parseAction = (part: string, before: readonly IdentifiedAction[]): RecordedAction => {
    const [who, where, kind, ...rest] = part.trim().split(' ');
    if (who === 'pass') return { type: 'skip' };
    if (where === 'turn') return { type: 'turn', player: playerAt(owner(who)) };
    const place = { owner: owner(who), hex: at(where) };
    if (kind === 'was' || kind === 'gone') {
      const corrected = correctedActions(before);
      const index = entryOf(corrected, place);
      const entry = entryId(index);
      const current = pieceOf(corrected[index]);
      if (kind === 'gone' || current === undefined) return { type: 'remove', entry };
      return { type: 'correct', entry, as: { ...current, owner: owner(rest[0]) } };
    }
    const to = rest[1];
    const piece = { ...place, kind: kind === 'disc' ? 'disc' : 'cube' } as const;
    return to === undefined
      ? { type: 'place', ...piece }
      : { type: 'fix', ...piece, to: to === 'off' ? null : at(to) };
  };
  const actions: IdentifiedAction[] = [];
  for (const part of text.split(','))
    actions.push({ ...parseAction(part, actions), id: entryId(actions.length) });
  return actions;
}

const SHARED = 'a A1 cube, b B1 cube, c C1 cube, a A2 cube, b B2 cube, c C2 cube';
const afterSharing = (text: string) => interpretRecord(recordOf(`${SHARED}, ${text}`), 3);
const hexNamed = (name: string) => parseHex(name) ?? -1;
const codes = (text: string) => afterSharing(text).objections.map(({ code }) => code);

describe('first cubes', () => {
  test('the first one determines the starting player; then all place two, clockwise', () => {
    expect(interpretRecord([], 3)).toMatchObject({
      turn: 0,
      player: undefined,
      nextStep: { kind: 'share', owners: [0, 1, 2], round: 1 },
    });
    const actions = recordOf('b B1 cube, c C1 cube, a A1 cube, b B2 cube, c C2 cube, a A2 cube');
    const nextStep = actions.map(
      (_, index) => interpretRecord(actions.slice(0, index + 1), 3).nextStep,
    );
    expect(nextStep).toEqual([
      { kind: 'share', player: 2, owners: [2], round: 1 },
      { kind: 'share', player: 0, owners: [0], round: 1 },
      { kind: 'share', player: 1, owners: [1], round: 2 },
      { kind: 'share', player: 2, owners: [2], round: 2 },
      { kind: 'share', player: 0, owners: [0], round: 2 },
      { kind: 'turn', player: 1 },
    ]);
    expect(interpretRecord(actions, 3)).toMatchObject({ turn: 1, player: 1, objections: [] });
  });

  test('those placed in another order are accepted', () => {
    const actions = recordOf('a A1 cube, a A2 cube, c C1 cube, c C2 cube, b B1 cube');
    expect(interpretRecord(actions, 3)).toMatchObject({
      nextStep: { kind: 'share', player: 1, owners: [1], round: 2 },
      objections: [],
    });
  });

  test('two players place one of each colour, in any order, twice', () => {
    const actions = recordOf('d A1 cube, c B1 cube, a A2 cube');
    const nextStep = actions.map(
      (_, index) => interpretRecord(actions.slice(0, index + 1), 2).nextStep,
    );
    expect(nextStep).toEqual([
      { kind: 'share', player: 1, owners: [2], round: 1 },
      { kind: 'share', player: 0, owners: [0, 1], round: 1 },
      { kind: 'share', player: 0, owners: [1], round: 1 },
    ]);
  });

  test('a missing one is reported until it is entered late', () => {
    const most = 'a A1 cube, b B1 cube, c C1 cube, a A2 cube, b B2 cube';
    const question = interpretRecord(recordOf(`${most}, b D4 disc`), 3);
    expect(question).toMatchObject({
      turn: 2,
      player: 1,
      objections: [{ code: 'sharing-incomplete', owner: 2 }],
    });
    const late = interpretRecord(recordOf(`${most}, b D4 disc, c C2 cube`), 3);
    expect(late).toMatchObject({ turn: 2, nextStep: { kind: 'turn', player: 1 }, objections: [] });
    expect(late.steps.at(-1)).toMatchObject({ kind: 'share', turn: 0, player: 2 });
  });
});

describe('a removed first cube', () => {
  test('is requested again, and the owner’s other cube counts as the first', () => {
    const [doubled, nextStep] = [
      'a A1 cube, b B1 cube, b B2 cube, c C1 cube',
      { kind: 'share', round: 2 },
    ];
    expect(interpretRecord(recordOf(`${doubled}, a A2 cube`), 3).nextStep).toMatchObject({
      ...nextStep,
      player: 2,
    });
    const after = interpretRecord(recordOf(`${doubled}, b B1 gone, a A2 cube`), 3);
    expect(after).toMatchObject({
      nextStep: { ...nextStep, player: 1, owners: [1] },
      objections: [],
    });
    expect(after.steps.map(({ round }) => round)).toEqual([1, undefined, 1, 1, undefined, 2]);
    expect(
      interpretRecord(recordOf(`${doubled}, b B1 gone, a A2 cube, b E4 cube`), 3).nextStep,
    ).toMatchObject({
      ...nextStep,
      player: 2,
    });
  });

  test('leaves the starting player open if it was the only one', () => {
    expect(interpretRecord(recordOf('a A1 cube, a A1 gone'), 3)).toMatchObject({
      player: undefined,
      nextStep: { kind: 'share', owners: [0, 1, 2], round: 1 },
    });
  });

  test('is reported as missing during turns, until it is entered', () => {
    expect(codes('c D4 disc, b B2 gone')).toEqual(['sharing-incomplete']);
    expect(afterSharing('c D4 disc, b B2 gone, b E4 cube')).toMatchObject({
      turn: 2,
      player: 1,
      objections: [],
    });
  });
});

describe('a turn', () => {
  test('a question is recorded as its answer, and a disc ends the turn', () => {
    const { steps, turn, nextStep, objections } = afterSharing('c D4 disc');
    expect({ turn, nextStep, objections }).toEqual({
      turn: 2,
      nextStep: { kind: 'turn', player: 1 },
      objections: [],
    });
    expect(steps.at(-1)).toEqual({
      kind: 'question',
      turn: 1,
      player: 0,
      asked: 2,
      objections: [],
    });
  });

  test('after a cube the asker pays', () => {
    expect(afterSharing('c D4 cube').nextStep).toEqual({
      kind: 'pay',
      player: 0,
      owners: [0],
      after: hexNamed('D4'),
    });
    expect(afterSharing('c D4 cube, a E5 cube')).toMatchObject({
      turn: 2,
      nextStep: { kind: 'turn', player: 1 },
      objections: [],
    });
  });

  test('a search is answered clockwise, without the players who have a disc there', () => {
    const nextStep = (text: string) => afterSharing(`c D4 disc, ${text}`).nextStep;
    const search = { player: 1, hex: hexNamed('D4') };
    expect(nextStep('b D4 disc')).toEqual({ kind: 'answer', owner: 0, ...search });
    expect(nextStep('b D4 disc, a D4 disc')).toEqual({ kind: 'found', ...search });
    expect(nextStep('b D4 disc, a D4 cube')).toMatchObject({ kind: 'pay', player: 1 });
  });

  test('a searcher with a disc on the searched space places one elsewhere', () => {
    const asked = 'b D4 disc, c E4 disc, a F4 disc';
    const announced = afterSharing(`${asked}, c F4 disc, b D4 disc`);
    expect(announced.nextStep).toMatchObject({ kind: 'own-disc', owners: [1], elsewhere: true });
    const placed = afterSharing(`${asked}, c F4 disc, b D4 disc, b H8 disc`);
    expect(placed.nextStep).toMatchObject({
      kind: 'answer',
      player: 1,
      owner: 2,
      hex: hexNamed('D4'),
    });
    expect(placed.objections).toEqual([]);
  });

  test('a disc placed elsewhere is read as a search there until an answer shows the searched space', () => {
    const asked = 'b D4 disc, b H8 disc';
    expect(afterSharing(asked).nextStep).toMatchObject({
      kind: 'answer',
      owner: 2,
      hex: hexNamed('H8'),
    });
    const answered = afterSharing(`${asked}, c D4 disc`);
    expect(answered.nextStep).toMatchObject({ kind: 'answer', owner: 0, hex: hexNamed('D4') });
    expect(answered.steps.at(-2)).toMatchObject({ kind: 'own-disc', searched: hexNamed('D4') });
    expect(answered.objections).toEqual([]);
  });

  test('in a game for two, players search and answer with both colours', () => {
    const shared =
      'a A1 cube, b A2 cube, c A3 cube, d A4 cube, a B1 cube, b B2 cube, c B3 cube, d B4 cube';
    const nextStep = (text: string) => interpretRecord(recordOf(`${shared}, ${text}`), 2).nextStep;
    const search = { player: 0, hex: hexNamed('D4') };
    expect(nextStep('a D4 disc')).toEqual({
      kind: 'own-disc',
      owners: [1],
      elsewhere: false,
      ...search,
    });
    expect(nextStep('a D4 disc, b D4 disc')).toEqual({ kind: 'answer', owner: 2, ...search });
    expect(nextStep('b D4 disc, a D4 disc, c D4 disc')).toEqual({
      kind: 'answer',
      owner: 3,
      ...search,
    });
    expect(nextStep('b D4 disc, a D4 disc, c D4 disc, d D4 cube')).toEqual({
      kind: 'pay',
      player: 0,
      owners: [0, 1],
      after: hexNamed('D4'),
    });
    expect(nextStep('d E4 cube, b F4 cube')).toEqual({ kind: 'turn', player: 1 });
  });
});

describe('a missing entry is reported, and the record is followed', () => {
  test.each([
    ['a payment', 'c D4 cube, c E4 disc', 'payment-missing', 3, 2],
    ['a payment before a search', 'c D4 cube, b E4 disc, c E4 cube', 'payment-missing', 2, 1],
    ['the cube that was paid for', 'a D4 cube', 'question-missing', 2, 1],
    ['an answer to a search', 'a D4 disc, c D4 disc', 'answer-missing', 1, 0],
    ['the cube that ended a search', 'a D4 disc, b D4 disc, a E5 cube', 'answer-missing', 2, 1],
    ['a whole turn', 'c D4 cube, b E4 cube', 'turn-missing', 3, 2],
    ['the searcher’s disc', 'b D4 disc, c D4 cube, a E4 cube, a F4 disc', 'disc-missing', 3, 2],
  ])('%s', (_, text, code, turn, player) => {
    expect(afterSharing(text)).toMatchObject({ turn, player, objections: [{ code }] });
  });

  test.each([
    ['a payment', 'c D4 cube, c E4 disc, a F4 cube', 3],
    ['an answer to a search', 'a D4 disc, c D4 cube, b D4 disc, a E4 cube', 2],
    ['the cube that was paid for', 'a D4 cube, c E4 cube', 2],
  ])('%s that is entered late closes the gap', (_, text, turn) => {
    expect(afterSharing(text)).toMatchObject({ turn, nextStep: { kind: 'turn' }, objections: [] });
  });

  test('it is reported for one round', () => {
    const text = 'c D4 cube, c E4 disc';
    expect(codes(text)).toEqual(['payment-missing']);
    expect(codes(`${text}, a F4 disc`)).toEqual([]);
  });

  test('an explicit skip or turn overrides what the record implies', () => {
    expect(afterSharing('c D4 cube, pass')).toMatchObject({ turn: 2, player: 1, objections: [] });
    expect(afterSharing('c turn')).toMatchObject({ turn: 1, player: 2, objections: [] });
    expect(afterSharing('c D4 cube, c turn')).toMatchObject({ turn: 2, player: 2, objections: [] });
  });
});

describe('on the board', () => {
  test('a second cube and a disc on a closed space are reported until they are removed or fixed', () => {
    expect(afterSharing('c D4 cube, a D4 cube').objections).toEqual([
      { code: 'second-cube', owner: 0, hex: hexNamed('D4') },
    ]);
    expect(codes('c D4 cube, a E4 cube, a D4 disc')).toEqual(['closed-space']);
    expect(codes('c D4 cube, a E4 cube, a D4 disc, a D4 gone')).toEqual([]);
    expect(codes('c D4 cube, a D4 cube, c D4 disc > F4')).toEqual([]);
  });

  test('a fix that makes a second cube of a disc is reported', () => {
    // The wrong disc of b lay there before the cube of c.
    expect(afterSharing('b D4 disc, c D4 cube, b E4 cube, b D4 cube > F4').objections).toEqual([
      { code: 'second-cube', owner: 1, hex: hexNamed('D4') },
    ]);
    expect(codes('b D4 disc, c D4 cube, b E4 cube, b D4 cube > F4, c D4 disc > G4')).toEqual([]);
  });

  test('a fixed piece keeps its consequences', () => {
    const { nextStep, board } = afterSharing('c D4 cube, c D4 disc > F4');
    expect(nextStep).toMatchObject({ kind: 'pay', player: 0 });
    expect([board.kindAt(2, hexNamed('D4')), board.kindAt(2, hexNamed('F4'))]).toEqual([
      'disc',
      'cube',
    ]);
  });

  test('a disc fixed to a cube ends the search that it answered, and the searcher pays', () => {
    const fixed = afterSharing('a D4 disc, b D4 disc, b D4 cube > F4');
    expect(fixed).toMatchObject({
      turn: 1,
      player: 0,
      nextStep: { kind: 'pay', after: hexNamed('D4') },
    });
    const found = afterSharing('a D4 disc, b D4 disc, c D4 disc, c D4 cube > off');
    expect(found.nextStep).toMatchObject({ kind: 'pay', player: 0 });
    // A fix on another space does not affect the search.
    expect(afterSharing('b E4 disc, b D4 disc, b E4 cube > F4').nextStep).toMatchObject({
      kind: 'answer',
    });
  });

  test('a piece entered for the wrong player is read as the right player’s from the start', () => {
    const before = 'b D4 disc, c E5 disc';
    const wrong = afterSharing(`${before}, b D7 disc, a F3 disc, b F3 disc, b D7 was a`);
    const right = afterSharing(`${before}, a D7 disc, a F3 disc, b F3 disc`);
    expect([wrong.turn, wrong.nextStep, wrong.objections]).toEqual([4, right.nextStep, []]);
    expect(wrong.board.kindAt(0, hexNamed('D7'))).toBe('disc');
    expect(wrong.board.has(1, hexNamed('D7'))).toBe(false);
    expect(wrong.steps.slice(0, -1)).toEqual(
      right.steps.map((step, at) =>
        at === 8
          ? { ...step, corrected: { type: 'place', owner: 0, hex: hexNamed('D7'), kind: 'disc' } }
          : step,
      ),
    );
    expect(wrong.steps.at(-1)).toMatchObject({ kind: 'correct' });
  });

  test('the steps of a removed piece and of its removal name the piece', () => {
    const { steps } = afterSharing('b D4 disc, c E4 disc, b D4 gone');
    expect(steps.map(({ kind }) => kind).slice(6)).toEqual(['gone', 'question', 'remove']);
    const original = { owner: 1, hex: hexNamed('D4'), kind: 'disc' };
    expect([steps[6], steps[8]]).toMatchObject([{ original }, { original, player: 1, turn: 1 }]);
  });

  test('a piece that is removed and entered correctly counts once in its turn', () => {
    const { turn, player, steps } = afterSharing('c D4 disc, c D4 gone, c D5 disc');
    expect({ turn, player }).toEqual({ turn: 2, player: 1 });
    expect(steps.at(-1)).toMatchObject({ kind: 'question', turn: 1, player: 0, asked: 2 });
    expect(afterSharing('c D4 disc, c D4 gone, c D5 disc, b H8 disc')).toMatchObject({
      nextStep: { kind: 'answer', owner: 2, hex: hexNamed('H8') },
      objections: [],
    });
  });

  test.each([
    ['an answer to a search', 'a D4 disc, b D4 disc, b D4 gone', 'a D4 disc'],
    ['the cube that ended it', 'a D4 disc, b D4 cube, b D4 gone', 'a D4 disc'],
    ['an earlier disc', 'c D4 disc, b D4 disc, c D4 gone', 'b D4 disc'],
    ['the searched disc', 'a D4 disc, b D4 disc, a D4 gone', 'b D4 disc'],
    ['the cube of a question', 'c D4 cube, c D4 gone, a E5 disc', 'a E5 disc'],
    ['a fixed piece', 'c D4 cube, c D4 disc > F4, a E5 cube, c D4 gone', 'a E5 cube'],
  ])('a record without %s that was removed means the same', (_, text, without) => {
    const { steps: __, ...removed } = afterSharing(text);
    const { steps: ___, ...expected } = afterSharing(without);
    expect(removed).toEqual(expected);
  });

  test('an answer that replaces a removed one is read as if it were the first', () => {
    const search = 'a D4 disc, b D4 disc, b D4 gone, b D4 cube';
    expect(afterSharing(search)).toMatchObject({ turn: 1, nextStep: { kind: 'pay', player: 0 } });
    expect(afterSharing(`${search}, a E5 cube`)).toMatchObject({ turn: 2, objections: [] });
    const question = afterSharing('c D4 cube, c D4 gone, c D5 disc');
    expect(question).toMatchObject({
      turn: 2,
      nextStep: { kind: 'turn', player: 1 },
      objections: [],
    });
    expect(question.steps.at(-1)).toMatchObject({ kind: 'question', turn: 1, asked: 2 });
  });

  test('the same piece entered on two phones counts once', () => {
    expect(afterSharing('c D4 disc, c D4 disc')).toMatchObject({
      turn: 2,
      player: 1,
      objections: [],
    });
  });
});

test('a corrected slip in an answer to a search does not lose the find', () => {
  const found = afterSharing('a D4 disc, b D4 disc, c D4 disc').nextStep;
  expect(found).toMatchObject({ kind: 'found', player: 0 });
  expect(afterSharing('a D4 disc, b D4 disc, c D5 disc, c D5 gone, c D4 disc').nextStep).toEqual(
    found,
  );
  expect(afterSharing('a D4 disc, b D4 disc, c D4 cube, c D4 gone, c D4 disc').nextStep).toEqual(
    found,
  );
});

describe('the board determines the next step of an open search', () => {
  test('a searcher’s own disc that is fixed to a cube ends it', () => {
    const nextStep = { kind: 'pay', player: 0 };
    expect(afterSharing('a D4 disc, b D4 disc, a D4 cube > F4').nextStep).toMatchObject(nextStep);
    const found = 'a D4 disc, b D4 disc, c D4 disc';
    expect(afterSharing(`${found}, a D4 cube > F4`).nextStep).toMatchObject(nextStep);
  });

  test('an owner who has a disc there because of a fix is not asked', () => {
    const asked = 'c F4 disc, a G4 disc, b H4 disc, a D4 disc, b D4 disc';
    expect(afterSharing(`${asked}, c F4 cube > D4`).nextStep).toMatchObject({
      kind: 'found',
      player: 0,
    });
  });

  test('an unexpected cube on the searched space ends it', () => {
    expect(afterSharing('a D4 disc, a D4 cube > F4').nextStep).toMatchObject({
      kind: 'pay',
      player: 0,
    });
    const two =
      'a A1 cube, b A2 cube, c A3 cube, d A4 cube, a B1 cube, b B2 cube, c B3 cube, d B4 cube';
    const own = interpretRecord(recordOf(`${two}, a D4 disc, b D4 cube`), 2).nextStep;
    expect(own).toMatchObject({ kind: 'pay', player: 0 });
  });

  test('no owner is asked on a closed space, or twice', () => {
    fc.assert(
      fc.property(entered, ({ count, actions }) => {
        const { board, nextStep } = interpretRecord(actions, count);
        if (nextStep.kind === 'answer') expect(board.has(nextStep.owner, nextStep.hex)).toBe(false);
        if (nextStep.kind === 'answer' || nextStep.kind === 'found')
          expect(board.isOpen(nextStep.hex)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a record started mid-game', () => {
  test('accepts its pieces in any order, and reports only those that contradict the rules', () => {
    const midGame = (text: string) =>
      interpretRecord([{ type: 'mid-game', id: 'mid-game' }, ...recordOf(text)], 3);
    const onBoard = midGame('b D4 disc, a D4 cube, c D4 disc, b F4 disc');
    expect(onBoard).toMatchObject({ turn: 0, nextStep: { kind: 'earlier' }, objections: [] });
    expect(onBoard.steps.map(({ kind }) => kind).slice(1)).toEqual(Array(4).fill('earlier'));
    expect(midGame('b D4 cube, a D4 cube').objections).toEqual([
      { code: 'second-cube', owner: 0, hex: hexNamed('D4') },
    ]);
    expect(midGame("a D4 cube, b D4 disc, c's turn")).toMatchObject({
      turn: 1,
      nextStep: { kind: 'turn', player: 2 },
      objections: [],
    });
    expect(midGame("a D4 cube, c's turn, b D4 disc").objections).toEqual([
      { code: 'closed-space', owner: 1, hex: hexNamed('D4') },
    ]);
  });

  test('reports no missing first cubes, and reads no cube as one', () => {
    const started = interpretRecord(
      recordOf('a turn, b D4 cube, a E5 cube, c F4 cube, b G4 cube'),
      3,
    );
    expect(started).toMatchObject({
      turn: 3,
      nextStep: { kind: 'turn', player: 2 },
      objections: [],
    });
    expect(started.steps.map(({ kind }) => kind)).toEqual([
      'turn',
      ...['question', 'payment'],
      ...['question', 'payment'],
    ]);
  });

  test('reads a piece that fits the next step as that, even if first cubes are missing', () => {
    const shared = 'a A1 cube, b B1 cube, c C1 cube, b B2 cube, c C2 cube';
    const started = interpretRecord(recordOf(`${shared}, a turn, b D4 cube, a E5 cube`), 3);
    expect(started.steps.map(({ kind }) => kind).slice(6)).toEqual(['question', 'payment']);
  });
});

test('any record is followed: one step per entry, the board of its pieces, a player’s turn', () => {
  fc.assert(
    fc.property(entered, ({ count, actions }) => {
      const { board, steps, nextStep, turn, player } = interpretRecord(actions, count);
      const corrected = correctedActions(actions).filter(action => action !== undefined);
      expect(board.pieces).toEqual(boardOf(corrected).pieces);
      expect(steps).toHaveLength(actions.length);
      expect(nextStep.player).toBe(player);
      expect(turn === 0).toBe(nextStep.kind === 'share' || nextStep.kind === 'earlier');
      if (player !== undefined) expect(player).toBeLessThan(count);
    }),
    { numRuns: 200 },
  );
});

test('a fix never changes whose turn it is', () => {
  fc.assert(
    fc.property(entered, ({ count, actions }) => {
      actions.forEach((each, index) => {
        if (each.type !== 'fix') return;
        const [before, after] = [actions.slice(0, index), actions.slice(0, index + 1)];
        const turnAfter = (entries: readonly IdentifiedAction[]) => {
          const { turn, player } = interpretRecord(entries, count);
          return [turn, player];
        };
        expect(turnAfter(after)).toEqual(turnAfter(before));
      });
    }),
    { numRuns: 60 },
  );
});

test('a record with a corrected or removed entry is read as if it had been entered that way', () => {
  const last = fc.record({ which: fc.nat(), owner: fc.nat(), hex: fc.nat({ max: 107 }) });
  fc.assert(
    fc.property(
      entered,
      last,
      fc.boolean(),
      ({ count, actions }, { which, owner, hex }, isGone) => {
        const corrected = correctedActions(actions);
        const at = which % Math.max(1, actions.length);
        const piece = pieceOf(corrected[at]);
        const id = actions[at]?.id ?? '';
        // No other entry concerns the piece.
        const isAlone = actions.every(
          (each, index) =>
            index === at ||
            (corrected[index] === each &&
              (!('owner' in each) || each.owner !== piece?.owner || each.hex !== piece.hex)) ||
            (!('owner' in each) && !('entry' in each && each.entry === id)),
        );
        if (piece === undefined || actions[at]?.type !== 'place' || !isAlone) return;
        const as = { ...piece, owner: owner % (count === 2 ? 4 : count), hex };
        const correction: RecordedAction = isGone
          ? { type: 'remove', entry: id }
          : { type: 'correct', entry: id, as };
        const amended = [...actions, { ...correction, id: 'put-right-put-ri' }];
        const right = actions.flatMap((each, index): readonly IdentifiedAction[] =>
          index !== at ? [each] : isGone ? [] : [{ type: 'place', ...as, id }],
        );
        if (!withCorrections(amended).ok || !withCorrections(right).ok) return;
        const { steps: _, ...actual } = interpretRecord(amended, count);
        const { steps: __, ...expected } = interpretRecord(right, count);
        expect(actual).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

test('a record with one more entry means the same as the longer record', () => {
  fc.assert(
    fc.property(entered, ({ count, actions }) => {
      actions.forEach((entry, at) => {
        const before = actions.slice(0, at);
        const longer = interpretRecord([...before, entry], count);
        expect(interpretNext(before, entry, count)).toEqual(longer);
        expect(interpretNext(before, entry, count)).toEqual(longer);
      });
    }),
  );
});

test('an interpretation is cached, separately for each turn order', () => {
  const actions = recordOf(SHARED);
  const interpreted = interpretRecord(actions, 3, [0, 1, 2]);
  expect(interpretRecord(actions, 3, [0, 1, 2])).toBe(interpreted);
  expect(interpretRecord(actions, 3, [0, 2, 1])).toEqual(
    interpretRecord([...actions], 3, [0, 2, 1]),
  );
  expect(interpretRecord(actions, 4)).toEqual(interpretRecord([...actions], 4));
});
