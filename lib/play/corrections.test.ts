import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Board, type PieceKind } from '../board/pieces';
import { entryId } from '../testing/arbitraries';
import { entered, named } from '../testing/entered';
import { boardOf, isCorrection, type RecordedAction } from './boardActions';
import { boardsByEntry, correctedActions, withCorrections } from './corrections';

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
const resultOf = (...actions: RecordedAction[]) => {
  const corrected = withCorrections(named(actions));
  return corrected.ok ? corrected.value.map(strip) : corrected.error;
};
const strip = (action: object | undefined) =>
  action && Object.fromEntries(Object.entries(action).filter(([name]) => name !== 'id'));

test('a corrected piece is the right one from the start, even if it is corrected back', () => {
  expect(resultOf(place(0, 4), correct(0, 1, 4))).toEqual([place(1, 4), undefined]);
  expect(resultOf(place(0, 4), correct(0, 0, 5))).toEqual([place(0, 5), undefined]);
  expect(resultOf(place(0, 4), correct(0, 0, 4, 'cube'))).toEqual([place(0, 4, 'cube'), undefined]);
  expect(resultOf(place(0, 4), correct(0, 1, 4), correct(0, 0, 4))[0]).toEqual(place(0, 4));
});

test('entries about a corrected piece follow it, and are removed with it', () => {
  const entries = [place(0, 4), place(0, 4), fix(0, 4, 'cube', 7), place(0, 7), place(1, 7)];
  const [, , , , others] = entries;
  expect(resultOf(...entries, correct(0, 2, 5))).toEqual([
    place(2, 5),
    place(2, 5),
    fix(2, 5, 'cube', 7),
    place(2, 7),
    others,
    undefined,
  ]);
  const gone = Array.from({ length: 4 }, () => undefined);
  expect(resultOf(...entries, remove(0))).toEqual([...gone, others, undefined]);
});

test('the wrong piece that a fix moved can be corrected to another space, or removed', () => {
  const entries = [place(0, 4), fix(0, 4, 'cube', 7)];
  expect(resultOf(...entries, correct(1, 0, 8))[1]).toEqual(fix(0, 4, 'cube', 8));
  expect(resultOf(...entries, remove(1))[1]).toEqual(fix(0, 4, 'cube', null));
  expect(resultOf(...entries, correct(1, 1, 8))).toBe('bad-action');
});

test('a search of a fixed piece’s space follows the piece, and keeps its kind', () => {
  const entries = [place(0, 4, 'cube'), fix(0, 4, 'disc', 7), place(0, 4)];
  expect(resultOf(...entries, correct(0, 1, 5, 'cube')).slice(0, 3)).toEqual([
    place(1, 5, 'cube'),
    fix(1, 5, 'disc', 7),
    place(1, 5),
  ]);
});

test('an impossible correction is refused', () => {
  expect(resultOf(place(0, 4), place(1, 4), correct(0, 1, 4))).toBe('piece-already-there');
  const fixed = [place(0, 4), fix(0, 4, 'cube', 7)];
  expect(resultOf(...fixed, correct(0, 0, 4, 'cube'))).toBe('piece-already-there');
  expect(resultOf(...fixed, correct(0, 0, 7))).toBe('piece-already-there');
  for (const missing of [[remove(3)], [place(0, 4), remove(0), remove(0)], [remove(0)]])
    expect(resultOf(...missing)).toBe('no-piece-there');
  expect(resultOf({ type: 'skip' }, remove(0))).toBe('no-piece-there');
});

test('the corrected actions of any record are possible', () => {
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

test('without corrections, each board is the one that was entered', () => {
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
