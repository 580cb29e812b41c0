import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryId } from '../testing/arbitraries';
import { entered, named } from '../testing/entered';
import { boardOf, isCorrection, type RecordedAction } from './boardActions';
import { boardsByEntry, correctedActions, withCorrections } from './corrections';
import { Board, type PieceKind } from './pieces';

const place = (owner: number, hex: number, kind: PieceKind = 'disc') =>
  ({ type: 'place', owner, hex, kind }) as const;
const fix = (owner: number, hex: number, kind: PieceKind, to: number | null) =>
  ({ type: 'fix', owner, hex, kind, to }) as const;
const correct = (
  entry: number,
  owner: number,
  hex: number,
  kind: PieceKind = 'disc',
): RecordedAction => ({
  type: 'correct',
  entry: entryId(entry),
  as: { owner, hex, kind },
});
const remove = (entry: number): RecordedAction => ({ type: 'remove', entry: entryId(entry) });
const happened = (...actions: RecordedAction[]) => {
  const corrected = withCorrections(named(actions));
  return corrected.ok ? corrected.value.map(strip) : corrected.error;
};
const strip = (action: object | undefined) =>
  action && Object.fromEntries(Object.entries(action).filter(([name]) => name !== 'id'));

test('a piece is the right one from the start, also where it is put right and back', () => {
  expect(happened(place(0, 4), correct(0, 1, 4))).toEqual([place(1, 4), undefined]);
  expect(happened(place(0, 4), correct(0, 0, 5))).toEqual([place(0, 5), undefined]);
  expect(happened(place(0, 4), correct(0, 0, 4, 'cube'))).toEqual([place(0, 4, 'cube'), undefined]);
  expect(happened(place(0, 4), correct(0, 1, 4), correct(0, 0, 4))[0]).toEqual(place(0, 4));
});

test('what was said of a piece is said of the right one, and is gone with it', () => {
  const said = [place(0, 4), place(0, 4), fix(0, 4, 'cube', 7), place(0, 7), place(1, 7)];
  const [, , , , others] = said;
  expect(happened(...said, correct(0, 2, 5))).toEqual([
    place(2, 5),
    place(2, 5),
    fix(2, 5, 'cube', 7),
    place(2, 7),
    others,
    undefined,
  ]);
  const gone = Array.from({ length: 4 }, () => undefined);
  expect(happened(...said, remove(0))).toEqual([...gone, others, undefined]);
});

test('the wrong piece that a mend left elsewhere lay on another space, or nowhere', () => {
  const said = [place(0, 4), fix(0, 4, 'cube', 7)];
  expect(happened(...said, correct(1, 0, 8))[1]).toEqual(fix(0, 4, 'cube', 8));
  expect(happened(...said, remove(1))[1]).toEqual(fix(0, 4, 'cube', null));
  expect(happened(...said, correct(1, 1, 8))).toBe('bad-action');
});

test('a search of the space of a fixed piece follows the piece, and keeps its kind', () => {
  const said = [place(0, 4, 'cube'), fix(0, 4, 'disc', 7), place(0, 4)];
  expect(happened(...said, correct(0, 1, 5, 'cube')).slice(0, 3)).toEqual([
    place(1, 5, 'cube'),
    fix(1, 5, 'disc', 7),
    place(1, 5),
  ]);
});

test('what cannot be put right is refused', () => {
  expect(happened(place(0, 4), place(1, 4), correct(0, 1, 4))).toBe('piece-already-there');
  const fixed = [place(0, 4), fix(0, 4, 'cube', 7)];
  expect(happened(...fixed, correct(0, 0, 4, 'cube'))).toBe('piece-already-there');
  expect(happened(...fixed, correct(0, 0, 7))).toBe('piece-already-there');
  for (const missing of [[remove(3)], [place(0, 4), remove(0), remove(0)], [remove(0)]])
    expect(happened(...missing)).toBe('no-piece-there');
  expect(happened({ type: 'skip' }, remove(0))).toBe('no-piece-there');
});

test('whatever is entered and put right, all that is meant could have happened', () => {
  fc.assert(
    fc.property(entered, ({ actions }) => {
      const corrected = correctedActions(actions);
      expect(corrected).toHaveLength(actions.length);
      // `boardOf` throws if an action was not possible.
      const { pieces } = boardOf(corrected.filter(action => action !== undefined));
      const boards = boardsByEntry(corrected);
      expect(boards).toHaveLength(actions.length + 1);
      expect(boards.at(-1)?.pieces).toEqual(pieces);
    }),
    { numRuns: 500 },
  );
});

test('where nothing was put right, each board is the one that was entered', () => {
  const plain = entered.map(({ actions }) => actions.filter(action => !isCorrection(action)));
  fc.assert(
    fc.property(plain, actions => {
      const corrected = withCorrections(actions);
      if (!corrected.ok) return;
      expect(corrected.value.map(strip)).toEqual(actions.map(strip));
      const slow = [
        Board.empty,
        ...actions.map((_, at) =>
          boardOf(actions.slice(0, at + 1).filter(each => !isCorrection(each))),
        ),
      ];
      expect(boardsByEntry(corrected.value)).toEqual(slow);
    }),
  );
});
