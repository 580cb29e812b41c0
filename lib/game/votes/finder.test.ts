import { expect, test } from 'vitest';
import { seatNumber, seatOfPlayer } from '../../board/players';
import { simulateGame } from '../../simulation/simulatedGame';
import { named } from '../../testing/entered';
import { callEnd, NOON, played, seated } from '../../testing/playing';
import { cluesInPlay, type Game, habitatOf, mapOf } from '../game';
import { withRecord } from '../record/recordedFind';
import { finderOf } from './finder';

const game = seated();
const habitat = habitatOf(game);
const { actions, winner } = simulateGame({ map: mapOf(game), clues: cluesInPlay(game) }, 'a find');
const record = named(actions).map(action => ({ ...action, by: 1, at: NOON }) as const);
const recorded = withRecord(game, record);
const finder = seatOfPlayer(winner);
const otherSeat = seatNumber((finder % 3) + 1);

const finderAfter = (before: Game, ...call: Parameters<typeof callEnd>) =>
  finderOf(played(before, callEnd(...call)));

test('the searcher according to the record is the finder, whichever seat calls', () => {
  expect(finderAfter(recorded, otherSeat, { space: habitat })).toBe(finder);
  expect(finderAfter(recorded, otherSeat, { space: null })).toBe(finder);
});

test('the caller is the finder if the record does not end with that search', () => {
  expect(finderAfter(game, otherSeat, { space: habitat })).toBe(otherSeat);
  expect(finderAfter(recorded, otherSeat, { space: (habitat + 1) % 108 })).toBe(otherSeat);
  const unfinished = withRecord(game, record.slice(0, -1));
  expect(finderAfter(unfinished, otherSeat, { space: habitat })).toBe(otherSeat);
});

test('there is no finder if the table gives up or no call is open', () => {
  expect(finderAfter(recorded, otherSeat, null)).toBeNull();
  expect(finderOf(recorded)).toBeNull();
});
