import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryId } from '../testing/arbitraries';
import { entered, named } from '../testing/entered';
import { boardsLain, meantBy, withCorrections } from './corrections';
import { Board, type PieceKind } from './pieces';
import { boardOf, type Deed, isCorrection } from './record';

const place = (owner: number, hex: number, kind: PieceKind = 'disc') =>
  ({ does: 'place', owner, hex, kind }) as const;
const mend = (owner: number, hex: number, kind: PieceKind, to: number | null) =>
  ({ does: 'mend', owner, hex, kind, to }) as const;
const correct = (entry: number, owner: number, hex: number, kind: PieceKind = 'disc'): Deed => ({
  does: 'correct',
  entry: entryId(entry),
  as: { owner, hex, kind },
});
const remove = (entry: number): Deed => ({ does: 'remove', entry: entryId(entry) });
const happened = (...deeds: Deed[]) => {
  const meant = withCorrections(named(deeds));
  return meant.ok ? meant.value.map(strip) : meant.error;
};
const strip = (deed: object | undefined) =>
  deed && Object.fromEntries(Object.entries(deed).filter(([name]) => name !== 'id'));

test('a piece is the right one from the start, also where it is put right and back', () => {
  expect(happened(place(0, 4), correct(0, 1, 4))).toEqual([place(1, 4), undefined]);
  expect(happened(place(0, 4), correct(0, 0, 5))).toEqual([place(0, 5), undefined]);
  expect(happened(place(0, 4), correct(0, 0, 4, 'cube'))).toEqual([place(0, 4, 'cube'), undefined]);
  expect(happened(place(0, 4), correct(0, 1, 4), correct(0, 0, 4))[0]).toEqual(place(0, 4));
});

test('what was said of a piece is said of the right one, and is gone with it', () => {
  const said = [place(0, 4), place(0, 4), mend(0, 4, 'cube', 7), place(0, 7), place(1, 7)];
  const [, , , , others] = said;
  expect(happened(...said, correct(0, 2, 5))).toEqual([
    place(2, 5),
    place(2, 5),
    mend(2, 5, 'cube', 7),
    place(2, 7),
    others,
    undefined,
  ]);
  const gone = Array.from({ length: 4 }, () => undefined);
  expect(happened(...said, remove(0))).toEqual([...gone, others, undefined]);
});

test('the wrong piece that a mend left elsewhere lay on another space, or nowhere', () => {
  const said = [place(0, 4), mend(0, 4, 'cube', 7)];
  expect(happened(...said, correct(1, 0, 8))[1]).toEqual(mend(0, 4, 'cube', 8));
  expect(happened(...said, remove(1))[1]).toEqual(mend(0, 4, 'cube', null));
  expect(happened(...said, correct(1, 1, 8))).toBe('bad-deed');
});

test('what cannot be put right is refused', () => {
  expect(happened(place(0, 4), place(1, 4), correct(0, 1, 4))).toBe('piece-lies-there');
  const mended = [place(0, 4), mend(0, 4, 'cube', 7)];
  expect(happened(...mended, correct(0, 0, 4, 'cube'))).toBe('piece-lies-there');
  expect(happened(...mended, correct(0, 0, 7))).toBe('piece-lies-there');
  for (const missing of [[remove(3)], [place(0, 4), remove(0), remove(0)], [remove(0)]])
    expect(happened(...missing)).toBe('no-piece-there');
  expect(happened({ does: 'pass' }, remove(0))).toBe('no-piece-there');
});

test('whatever is entered and put right, all that is meant could have happened', () => {
  fc.assert(
    fc.property(entered, ({ deeds }) => {
      const meant = meantBy(deeds);
      expect(meant).toHaveLength(deeds.length);
      // It throws where something could not.
      const { pieces } = boardOf(meant.filter(deed => deed !== undefined));
      const boards = boardsLain(meant);
      expect(boards).toHaveLength(deeds.length + 1);
      expect(boards.at(-1)?.pieces).toEqual(pieces);
    }),
    { numRuns: 500 },
  );
});

test('where nothing was put right, each board is the one that was entered', () => {
  const plain = entered.map(({ deeds }) => deeds.filter(deed => !isCorrection(deed)));
  fc.assert(
    fc.property(plain, deeds => {
      const meant = withCorrections(deeds);
      if (!meant.ok) return;
      expect(meant.value).toEqual(deeds);
      const slow = [
        Board.empty,
        ...deeds.map((_, at) =>
          boardOf(deeds.slice(0, at + 1).filter(each => !isCorrection(each))),
        ),
      ];
      expect(boardsLain(meant.value)).toEqual(slow);
    }),
  );
});
