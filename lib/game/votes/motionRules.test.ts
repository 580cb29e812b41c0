import { describe, expect, test } from 'vitest';
import { seated } from '../../testing/playing';
import type { Game } from '../game';
import type { DeviceId } from '../seats/seat';
import { canBeFreed } from './motionRules';

/** A table held by these phones; `undefined` leaves a seat empty. */
function heldBy(...devices: (DeviceId | undefined)[]): Game {
  const game = seated(devices.length === 2 ? 2 : devices.length === 3 ? 3 : 4);
  return {
    ...game,
    seats: game.seats.map((seat, index) => {
      const device = devices[index];
      return { ...seat, holder: device === undefined ? null : { device, name: null } };
    }),
  };
}

describe('a seat can be freed', () => {
  test.each([
    ['by two other phones', heldBy('a', 'b', 'c'), true],
    [
      'if another seat is empty, since its future holder is unknown',
      heldBy('a', 'b', undefined),
      true,
    ],
    ['by two other phones, even if it is empty itself', heldBy(undefined, 'b', 'c'), true],
  ])('%s', (_, game, can) => expect(canBeFreed(game, 1)).toBe(can));
});

describe('a seat cannot be freed', () => {
  test.each([
    ['by one phone on all the others', heldBy('a', 'b', 'b')],
    ['by its own phone and one other', heldBy('a', 'b', 'a')],
    ['by one phone, even if it is empty itself', heldBy(undefined, 'b', 'b')],
    ['in a two-player game', heldBy('a', 'b')],
    ['in a two-player game, even if the other seat is empty', heldBy('a', undefined)],
  ])('%s', (_, game) => expect(canBeFreed(game, 1)).toBe(false));
});
