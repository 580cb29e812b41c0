import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHex } from '../map/grid';
import { entryId } from '../testing/arbitraries';
import { entered } from '../testing/entered';
import { boardOf, type IdentifiedAction, type RecordedAction } from './boardActions';
import { correctedActions, entryOf, pieceOf, withCorrections } from './corrections';
import { interpretRecord } from './interpretRecord';

/**
 * Parses a record. "a E4 cube" is a piece of the first player; "a E4 disc > F4" a fix whose wrong piece moves to F4;
 * "a E4 gone" a removed piece; "a E4 was b" a piece that was b's; "a E4 on" a search of the first player that goes on;
 * also "pass" and "a's turn".
 */
function told(text: string): readonly IdentifiedAction[] {
  const owner = (letter = '') => 'abcde'.indexOf(letter.charAt(0));
  const at = (name = '') => parseHex(name) ?? -1;
  const read = (part: string, before: readonly IdentifiedAction[]): RecordedAction => {
    const [who, where, kind, ...rest] = part.trim().split(' ');
    if (who === 'pass') return { type: 'skip' };
    if (where === 'turn') return { type: 'turn', player: owner(who) };
    if (kind === 'on') return { type: 'resume', player: owner(who), hex: at(where) };
    const place = { owner: owner(who), hex: at(where) };
    if (kind === 'was' || kind === 'gone') {
      const corrected = correctedActions(before);
      const put = entryOf(corrected, place);
      const entry = entryId(put);
      const said = pieceOf(corrected[put]);
      if (kind === 'gone' || said === undefined) return { type: 'remove', entry };
      return { type: 'correct', entry, as: { ...said, owner: owner(rest[0]) } };
    }
    const to = rest[1];
    const piece = { ...place, kind: kind === 'disc' ? 'disc' : 'cube' } as const;
    return to === undefined
      ? { type: 'place', ...piece }
      : { type: 'fix', ...piece, to: to === 'off' ? null : at(to) };
  };
  const actions: IdentifiedAction[] = [];
  for (const part of text.split(','))
    actions.push({ ...read(part, actions), id: entryId(actions.length) });
  return actions;
}

const SHARED = 'a A1 cube, b B1 cube, c C1 cube, a A2 cube, b B2 cube, c C2 cube';
const afterSharing = (text: string) => interpretRecord(told(`${SHARED}, ${text}`), 3);
const hexNamed = (name: string) => parseHex(name) ?? -1;
const codes = (text: string) => afterSharing(text).objections.map(({ code }) => code);

describe('first cubes', () => {
  test('the first tells who starts; then clockwise, twice', () => {
    expect(interpretRecord([], 3)).toMatchObject({
      turn: 0,
      player: undefined,
      nextStep: { kind: 'share', owners: [0, 1, 2], round: 1 },
    });
    const actions = told('b B1 cube, c C1 cube, a A1 cube, b B2 cube, c C2 cube, a A2 cube');
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

  test('in another order they are shared all the same', () => {
    const actions = told('a A1 cube, a A2 cube, c C1 cube, c C2 cube, b B1 cube');
    expect(interpretRecord(actions, 3)).toMatchObject({
      nextStep: { kind: 'share', player: 1, owners: [1], round: 2 },
      objections: [],
    });
  });

  test('two players place one of each colour, in any order, twice', () => {
    const actions = told('d A1 cube, c B1 cube, a A2 cube');
    const nextStep = actions.map(
      (_, index) => interpretRecord(actions.slice(0, index + 1), 2).nextStep,
    );
    expect(nextStep).toEqual([
      { kind: 'share', player: 1, owners: [2], round: 1 },
      { kind: 'share', player: 0, owners: [0, 1], round: 1 },
      { kind: 'share', player: 0, owners: [1], round: 1 },
    ]);
  });

  test('one that is missing is told, and settled when it comes late', () => {
    const most = 'a A1 cube, b B1 cube, c C1 cube, a A2 cube, b B2 cube';
    const question = interpretRecord(told(`${most}, b D4 disc`), 3);
    expect(question).toMatchObject({
      turn: 2,
      player: 1,
      objections: [{ code: 'sharing-incomplete', owner: 2 }],
    });
    const late = interpretRecord(told(`${most}, b D4 disc, c C2 cube`), 3);
    expect(late).toMatchObject({ turn: 2, nextStep: { kind: 'turn', player: 1 }, objections: [] });
    expect(late.steps.at(-1)).toMatchObject({ kind: 'share', turn: 0, player: 2 });
  });
});

describe('a first cube that is taken off', () => {
  test('is asked for again, and the owner’s other one is the first', () => {
    const [doubled, nextStep] = [
      'a A1 cube, b B1 cube, b B2 cube, c C1 cube',
      { kind: 'share', round: 2 },
    ];
    expect(interpretRecord(told(`${doubled}, a A2 cube`), 3).nextStep).toMatchObject({
      ...nextStep,
      player: 2,
    });
    const after = interpretRecord(told(`${doubled}, b B1 gone, a A2 cube`), 3);
    expect(after).toMatchObject({
      nextStep: { ...nextStep, player: 1, owners: [1] },
      objections: [],
    });
    expect(after.steps.map(({ round }) => round)).toEqual([1, undefined, 1, 1, undefined, 2]);
    expect(
      interpretRecord(told(`${doubled}, b B1 gone, a A2 cube, b E4 cube`), 3).nextStep,
    ).toMatchObject({
      ...nextStep,
      player: 2,
    });
  });

  test('leaves nobody as the first where it was the only one', () => {
    expect(interpretRecord(told('a A1 cube, a A1 gone'), 3)).toMatchObject({
      player: undefined,
      nextStep: { kind: 'share', owners: [0, 1, 2], round: 1 },
    });
  });

  test('is missing once turns are taken, until it comes', () => {
    expect(codes('c D4 disc, b B2 gone')).toEqual(['sharing-incomplete']);
    expect(afterSharing('c D4 disc, b B2 gone, b E4 cube')).toMatchObject({
      turn: 2,
      player: 1,
      objections: [],
    });
  });
});

describe('a turn', () => {
  test('a question is its answer: after a disc comes the next player', () => {
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

  test('a search is answered clockwise, and who has a disc there is passed over', () => {
    const nextStep = (text: string) => afterSharing(`c D4 disc, ${text}`).nextStep;
    const search = { player: 1, hex: hexNamed('D4') };
    expect(nextStep('b D4 disc')).toEqual({ kind: 'answer', owner: 0, ...search });
    expect(nextStep('b D4 disc, a D4 disc')).toEqual({ kind: 'found', ...search });
    expect(nextStep('b D4 disc, a D4 cube')).toMatchObject({ kind: 'pay', player: 1 });
  });

  test('whose disc lies on the searched space lays one elsewhere', () => {
    const asked = 'b D4 disc, c E4 disc, a F4 disc';
    const told = afterSharing(`${asked}, c F4 disc, b D4 disc`);
    expect(told.nextStep).toMatchObject({ kind: 'own-disc', owners: [1], elsewhere: true });
    const laid = afterSharing(`${asked}, c F4 disc, b D4 disc, b H8 disc`);
    expect(laid.nextStep).toMatchObject({
      kind: 'answer',
      player: 1,
      owner: 2,
      hex: hexNamed('D4'),
    });
    expect(laid.objections).toEqual([]);
  });

  test('the disc elsewhere alone opens a search there, until an answer tells which', () => {
    const asked = 'b D4 disc, b H8 disc';
    expect(afterSharing(asked).nextStep).toMatchObject({
      kind: 'answer',
      owner: 2,
      hex: hexNamed('H8'),
    });
    const told = afterSharing(`${asked}, c D4 disc`);
    expect(told.nextStep).toMatchObject({ kind: 'answer', owner: 0, hex: hexNamed('D4') });
    expect(told.steps.at(-2)).toMatchObject({ kind: 'own-disc', searched: hexNamed('D4') });
    expect(told.objections).toEqual([]);
  });

  test('two players search with both colours, and are answered by both', () => {
    const shared =
      'a A1 cube, b A2 cube, c A3 cube, d A4 cube, a B1 cube, b B2 cube, c B3 cube, d B4 cube';
    const nextStep = (text: string) => interpretRecord(told(`${shared}, ${text}`), 2).nextStep;
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

describe('what is missing is told, and the record finds its way', () => {
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
  ])('%s that comes late settles it', (_, text, turn) => {
    expect(afterSharing(text)).toMatchObject({ turn, nextStep: { kind: 'turn' }, objections: [] });
  });

  test('it is told for a round', () => {
    const text = 'c D4 cube, c E4 disc';
    expect(codes(text)).toEqual(['payment-missing']);
    expect(codes(`${text}, a F4 disc`)).toEqual([]);
  });

  test('who says that something is left out, or whose turn it is, is believed', () => {
    expect(afterSharing('c D4 cube, pass')).toMatchObject({ turn: 2, player: 1, objections: [] });
    expect(afterSharing('c turn')).toMatchObject({ turn: 1, player: 2, objections: [] });
    expect(afterSharing('c D4 cube, c turn')).toMatchObject({ turn: 2, player: 2, objections: [] });
  });
});

describe('on the board', () => {
  test('a second cube and a disc on a closed space are told until they are put right', () => {
    expect(afterSharing('c D4 cube, a D4 cube').objections).toEqual([
      { code: 'second-cube', owner: 0, hex: hexNamed('D4') },
    ]);
    expect(codes('c D4 cube, a E4 cube, a D4 disc')).toEqual(['closed-space']);
    expect(codes('c D4 cube, a E4 cube, a D4 disc, a D4 gone')).toEqual([]);
    expect(codes('c D4 cube, a D4 cube, c D4 disc > F4')).toEqual([]);
  });

  test('a mended piece keeps its consequences', () => {
    const { nextStep, board } = afterSharing('c D4 cube, c D4 disc > F4');
    expect(nextStep).toMatchObject({ kind: 'pay', player: 0 });
    expect([board.kindAt(2, hexNamed('D4')), board.kindAt(2, hexNamed('F4'))]).toEqual([
      'disc',
      'cube',
    ]);
  });

  test('a disc mended to a cube ends the search that it answered, and the searcher pays', () => {
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

  test('a piece that was entered for the wrong person is read as the right one’s from the start', () => {
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

  test('the entry of a piece that is taken off says so, and the correction of which piece', () => {
    const { steps } = afterSharing('b D4 disc, c E4 disc, b D4 gone');
    expect(steps.map(({ kind }) => kind).slice(6)).toEqual(['gone', 'question', 'remove']);
    const original = { owner: 1, hex: hexNamed('D4'), kind: 'disc' };
    expect([steps[6], steps[8]]).toMatchObject([{ original }, { original, player: 1, turn: 1 }]);
  });

  test('a piece taken back and entered right is one piece of the turn', () => {
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
    ['a disc of before', 'c D4 disc, b D4 disc, c D4 gone', 'b D4 disc'],
    ['the searched disc', 'a D4 disc, b D4 disc, a D4 gone', 'b D4 disc'],
    ['the cube of a question', 'c D4 cube, c D4 gone, a E5 disc', 'a E5 disc'],
    ['a mended one', 'c D4 cube, c D4 disc > F4, a E5 cube, c D4 gone', 'a E5 cube'],
  ])('%s that is taken off was never there', (_, text, without) => {
    const { steps: __, ...taken } = afterSharing(text);
    const { steps: ___, ...right } = afterSharing(without);
    expect(taken).toEqual(right);
  });

  test('what is asked anew is answered as if for the first time', () => {
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

  test('the same piece from two phones is one', () => {
    expect(afterSharing('c D4 disc, c D4 disc')).toMatchObject({
      turn: 2,
      player: 1,
      objections: [],
    });
  });
});

test('a slip in an answer to a search that is put right loses no find', () => {
  const found = afterSharing('a D4 disc, b D4 disc, c D4 disc').nextStep;
  expect(found).toMatchObject({ kind: 'found', player: 0 });
  expect(afterSharing('a D4 disc, b D4 disc, c D5 disc, c D5 gone, c D4 disc').nextStep).toEqual(
    found,
  );
  expect(afterSharing('a D4 disc, b D4 disc, c D4 cube, c D4 gone, c D4 disc').nextStep).toEqual(
    found,
  );
});

describe('a search that a wrong cube cut short', () => {
  const cut = 'a D4 disc, b D4 cube';
  const fixed = 'b D4 disc > F4';

  test('goes on where it was, and nothing is owed for that cube', () => {
    const resumed = afterSharing(`${cut}, ${fixed}, a D4 on`);
    expect(resumed).toMatchObject({
      turn: 1,
      nextStep: { kind: 'answer', player: 0, owner: 2, hex: hexNamed('D4') },
      objections: [],
    });
    expect(resumed.steps.at(-1)).toMatchObject({ kind: 'resume', turn: 1, player: 0 });
    expect(afterSharing(`${cut}, ${fixed}, a D4 on, c D4 disc`).nextStep).toEqual({
      kind: 'found',
      player: 0,
      hex: hexNamed('D4'),
    });
    const paid = afterSharing(`${cut}, ${fixed}, a D4 on, c D4 cube, a E4 cube`);
    expect(paid).toMatchObject({ turn: 2, nextStep: { kind: 'turn', player: 1 }, objections: [] });
  });

  test('gives way to the turn that it interrupts, in the order in which people sit then', () => {
    const later = `${cut}, a E4 cube, c G7 disc, a H8 cube, ${fixed}`;
    expect(afterSharing(later)).toMatchObject({
      turn: 3,
      nextStep: { kind: 'pay', player: 2, after: hexNamed('H8') },
    });
    const resumed = afterSharing(`${later}, a D4 on`);
    expect(resumed).toMatchObject({ turn: 1, nextStep: { kind: 'answer', player: 0, owner: 2 } });
    const over = afterSharing(`${later}, a D4 on, c D4 cube, a E5 cube`);
    expect(over).toMatchObject({
      turn: 3,
      nextStep: { kind: 'pay', player: 2, after: hexNamed('H8') },
      objections: [],
    });
    expect(afterSharing(`${later}, a D4 on, c D4 cube, a E5 cube, c F5 cube`)).toMatchObject({
      turn: 4,
      nextStep: { kind: 'turn', player: 0 },
    });
    expect(afterSharing(`${later}, a D4 on, b's turn`)).toMatchObject({
      turn: 4,
      nextStep: { kind: 'turn', player: 1 },
    });
  });

  test('asks for the searcher’s own disc first where it is not there', () => {
    const own = afterSharing(`${cut}, ${fixed}, a D4 gone, a D4 on`);
    expect(own.nextStep).toMatchObject({ kind: 'own-disc', owners: [0], hex: hexNamed('D4') });
  });

  test('asks again whose cube was never there, and tells of no missing answer', () => {
    const gone = 'a D4 disc, b D4 cube, a E4 cube, b D4 gone';
    expect(codes(gone)).toEqual(['answer-missing']);
    expect(afterSharing(`${gone}, a D4 on`)).toMatchObject({
      nextStep: { kind: 'answer', owner: 1 },
      objections: [],
    });
    expect(codes(`${gone}, a D4 on, b D4 disc, c D4 disc`)).toEqual([]);
  });
});

describe('what is due in an open search the board tells', () => {
  test('a searcher’s own disc that is mended to a cube ends it', () => {
    const nextStep = { kind: 'pay', player: 0 };
    expect(afterSharing('a D4 disc, b D4 disc, a D4 cube > F4').nextStep).toMatchObject(nextStep);
    const found = 'a D4 disc, b D4 disc, c D4 disc';
    expect(afterSharing(`${found}, a D4 cube > F4`).nextStep).toMatchObject(nextStep);
  });

  test('who has a disc there since a mending is passed over', () => {
    const asked = 'c F4 disc, a G4 disc, b H4 disc, a D4 disc, b D4 disc';
    expect(afterSharing(`${asked}, c F4 cube > D4`).nextStep).toMatchObject({
      kind: 'found',
      player: 0,
    });
  });

  test('a cube there that nobody asked for ends it', () => {
    expect(afterSharing('a D4 disc, a D4 cube > F4').nextStep).toMatchObject({
      kind: 'pay',
      player: 0,
    });
    const two =
      'a A1 cube, b A2 cube, c A3 cube, d A4 cube, a B1 cube, b B2 cube, c B3 cube, d B4 cube';
    const own = interpretRecord(told(`${two}, a D4 disc, b D4 cube`), 2).nextStep;
    expect(own).toMatchObject({ kind: 'pay', player: 0 });
  });

  test('nobody is asked for an answer on a closed space, nor twice', () => {
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

describe('a record that is begun in mid-game', () => {
  test('has its pieces in any order, and tells only of what cannot lie so', () => {
    const begun = (text: string) =>
      interpretRecord([{ type: 'mid-game', id: 'mid-game' }, ...told(text)], 3);
    const lying = begun('b D4 disc, a D4 cube, c D4 disc, b F4 disc');
    expect(lying).toMatchObject({ turn: 0, nextStep: { kind: 'earlier' }, objections: [] });
    expect(lying.steps.map(({ kind }) => kind).slice(1)).toEqual(Array(4).fill('earlier'));
    expect(begun('b D4 cube, a D4 cube').objections).toEqual([
      { code: 'second-cube', owner: 0, hex: hexNamed('D4') },
    ]);
    expect(begun("a D4 cube, b D4 disc, c's turn")).toMatchObject({
      turn: 1,
      nextStep: { kind: 'turn', player: 2 },
      objections: [],
    });
    expect(begun("a D4 cube, c's turn, b D4 disc").objections).toEqual([
      { code: 'closed-space', owner: 1, hex: hexNamed('D4') },
    ]);
  });

  test('misses no first cube, and takes none for one', () => {
    const begun = interpretRecord(told('a turn, b D4 cube, a E5 cube, c F4 cube, b G4 cube'), 3);
    expect(begun).toMatchObject({ turn: 3, nextStep: { kind: 'turn', player: 2 }, objections: [] });
    expect(begun.steps.map(({ kind }) => kind)).toEqual([
      'turn',
      ...['question', 'payment'],
      ...['question', 'payment'],
    ]);
  });

  test('what is due is taken for that, whatever is missing of the sharing', () => {
    const shared = 'a A1 cube, b B1 cube, c C1 cube, b B2 cube, c C2 cube';
    const begun = interpretRecord(told(`${shared}, a turn, b D4 cube, a E5 cube`), 3);
    expect(begun.steps.map(({ kind }) => kind).slice(6)).toEqual(['question', 'payment']);
  });
});

test('whatever is entered is followed: a step an entry, the board of the record, somebody’s turn', () => {
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

test('a mend never changes whose turn it is', () => {
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

test('whatever is put right or taken off is followed as if it had been entered so', () => {
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
        const put = [...actions, { ...correction, id: 'put-right-put-ri' }];
        const right = actions.flatMap((each, index) =>
          index !== at ? [each] : isGone ? [] : [{ type: 'place', ...as, id } as const],
        );
        if (!withCorrections(put).ok || !withCorrections(right).ok) return;
        const { steps: _, ...read } = interpretRecord(put, count);
        const { steps: __, ...told } = interpretRecord(right, count);
        expect(read).toEqual(told);
      },
    ),
    { numRuns: 500 },
  );
});
