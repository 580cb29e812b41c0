import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entered } from '../testing/entered';
import { boardsLain } from './lain';
import { Board } from './pieces';
import { boardOf, type Deed } from './record';

const space = { owner: 0, hex: 40 } as const;
const placed: Deed = { does: 'place', ...space, kind: 'disc' };

test('the last board is the one that lies there, whatever was entered', () => {
  fc.assert(
    fc.property(entered, ({ deeds }) => {
      const boards = boardsLain(deeds);
      expect(boards).toHaveLength(deeds.length + 1);
      expect(new Set(boards.at(-1)?.pieces)).toEqual(new Set(boardOf(deeds).pieces));
    }),
  );
});

test('where nothing was taken off or put right, each board is the one that was entered', () => {
  const plain = entered.filter(({ deeds }) =>
    deeds.every(({ does }) => does !== 'remove' && does !== 'correct'),
  );
  fc.assert(
    fc.property(plain, ({ deeds }) => {
      const slow = [Board.empty, ...deeds.map((_, at) => boardOf(deeds.slice(0, at + 1)))];
      expect(boardsLain(deeds)).toEqual(slow);
    }),
  );
});

test('a piece that did not lie there never lay there, however often it was entered', () => {
  const deeds: readonly Deed[] = [placed, placed, { does: 'remove', ...space }];
  expect(boardsLain(deeds).flatMap(({ pieces }) => pieces)).toEqual([]);
});

test('a piece of another is theirs from the start', () => {
  const deeds: readonly Deed[] = [placed, { does: 'correct', ...space, instead: 2 }];
  expect(boardsLain(deeds).map(board => board.has(2, 40))).toEqual([false, true, true]);
  expect(boardsLain(deeds).some(board => board.has(0, 40))).toBe(false);
});

test('a mended piece lay there wrong', () => {
  const deeds: readonly Deed[] = [placed, { does: 'mend', ...space, kind: 'cube', to: 3 }];
  const kinds = boardsLain(deeds).map(board => board.kindAt(0, 40));
  expect(kinds).toEqual([undefined, 'disc', 'cube']);
});
