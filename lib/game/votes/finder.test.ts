import { expect, test } from 'vitest';
import { simulateGame } from '../../simulation/simulatedGame';
import { named } from '../../testing/entered';
import { callEnd, NOON, played, seated } from '../../testing/playing';
import { cluesInPlay, type Game, habitatOf, mapOf } from '../game';
import { finderOf } from './finder';

const game = seated();
const habitat = habitatOf(game);
const { actions, winner } = simulateGame({ map: mapOf(game), clues: cluesInPlay(game) }, 'a find');
const recorded: Game = {
  ...game,
  record: named(actions).map(action => ({ ...action, by: 1, at: NOON })),
};
const finder = winner + 1;
const another = (finder % 3) + 1;

const finderAfter = (before: Game, ...given: Parameters<typeof callEnd>) =>
  played(before, callEnd(...given)).finder;

test('the searcher according to the record is the finder, whichever seat calls', () => {
  expect(finderAfter(recorded, another, { space: habitat })).toBe(finder);
  expect(finderAfter(recorded, another, { space: null })).toBe(finder);
});

test('the caller is the finder if the record does not end with that search', () => {
  expect(finderAfter(game, another, { space: habitat })).toBe(another);
  expect(finderAfter(recorded, another, { space: (habitat + 1) % 108 })).toBe(another);
  const unfinished = { ...recorded, record: recorded.record?.slice(0, -1) ?? null };
  expect(finderAfter(unfinished, another, { space: habitat })).toBe(another);
});

test('nobody has found it where the table gives up, or nothing is asked', () => {
  expect(finderAfter(recorded, another, null)).toBeNull();
  expect(finderOf(recorded)).toBeNull();
});
