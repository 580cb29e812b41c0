import { expect, test } from 'vitest';
import { Board } from './board';

test('a space with a cube is closed, and nobody has two pieces on one space', () => {
  const board = new Board();
  board.place(0, 5, 'disc');
  board.place(1, 5, 'disc');
  expect(board.isOpen(5)).toBe(true);
  expect([0, 1, 2].map(player => board.has(player, 5))).toEqual([true, true, false]);
  expect(() => board.place(0, 5, 'cube')).toThrow();
  board.place(2, 5, 'cube');
  expect(board.isOpen(5)).toBe(false);
  expect(() => board.place(3, 5, 'disc')).toThrow();
  board.clear();
  expect(board.isOpen(5)).toBe(true);
  expect(board.has(0, 5)).toBe(false);
});
