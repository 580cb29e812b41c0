import fc from 'fast-check';
import { playersOf, type SeatNumber, seatNumber } from '../board/players';
import { ALL_CLUES, cluesOf } from '../clues/clue';
import { MODES, type Mode, PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { TILE_NUMBERS } from '../data/tiles';
import { MotionSchema } from '../game/gameSchema';
import type { Motion } from '../game/votes/motion';
import { buildMap, type GameMap } from '../map/gameMap';
import { HEX_COUNT, HexSet } from '../map/hexSet';
import { type Setup, structuresOf } from '../map/setup';
import { ActionSchema } from '../play/actionSchemas';
import {
  type BoardAction,
  type EntryId,
  isCorrection,
  type RecordedAction,
} from '../play/boardActions';
import type { TurnOrder } from '../play/turnState';
import { fromSchema } from './fromSchema';

/** Arbitraries for property tests, named after their values. */

export const hex = fc.integer({ min: 0, max: HEX_COUNT - 1 });
export const hexes = fc.uniqueArray(hex, { maxLength: HEX_COUNT });
export const hexSet = hexes.map(HexSet.of);

export const mode = fc.constantFrom(...MODES);
export const players = fc.constantFrom(...PLAYER_COUNTS);
/** All players of a table, in any order. */
export const turnOrder = (count: PlayerCount): fc.Arbitrary<TurnOrder> =>
  fc.shuffledSubarray([...playersOf(count)], { minLength: count });
export const seed = fc.string({ minLength: 1, maxLength: 20 });
export const clue = fc.constantFrom(...ALL_CLUES);

/** A seat from 1 to 5; the table may have fewer. */
export const anySeat = fc.integer({ min: 1, max: 5 }).map(seatNumber);

/** The space that `anyMotion` calls. */
export const CALLED = 40;

/** Motions of every kind; `seat` generates the seats to free. */
export const anyMotion = (seat: fc.Arbitrary<SeatNumber>): fc.Arbitrary<Motion> =>
  fromSchema(MotionSchema, { seat, space: fc.constantFrom(null, CALLED) });

/** The id of a numbered entry in tests: 16 digits. */
export const entryId = (number: number): EntryId => String(number).padStart(16, '0');

export const anyEntryId = fc.nat({ max: 20 }).map(entryId);

/** Few spaces, so that pieces often share one. */
const crowdedHex = fc.constantFrom(0, 1, 40, 41, 107);

/** Any entry of a record, possible or not, mostly placed pieces; corrections refer to entries 0 to 20. */
export const anyAction: fc.Arbitrary<RecordedAction> = fc.oneof(
  ...ActionSchema.options.map(action => ({
    weight: action.shape.type.value === 'place' ? 5 : 1,
    arbitrary: fromSchema(action, {
      hex: crowdedHex,
      to: fc.option(crowdedHex, { nil: null }),
      entry: anyEntryId,
      order: players.chain(count => turnOrder(count)),
    }),
  })),
);

/** Any action on the board, possible or not. */
export const anyBoardAction: fc.Arbitrary<BoardAction> = anyAction.filter(
  action => !isCorrection(action),
);

export const legalSetup = (ofMode: Mode): fc.Arbitrary<Setup> => {
  const structures = structuresOf(ofMode);
  return fc
    .record({
      order: fc.shuffledSubarray([...TILE_NUMBERS], { minLength: TILE_NUMBERS.length }),
      turns: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      places: fc.uniqueArray(hex, { minLength: structures.length, maxLength: structures.length }),
    })
    .map(({ order, turns, places }) => ({
      mode: ofMode,
      tiles: order.map((tile, slot) => ({ tile, turned: turns[slot] === true })),
      structures: structures.map((structure, index) => ({
        ...structure,
        hex: places[index] ?? -1,
      })),
    }));
};

export const gameMap = (ofMode: Mode): fc.Arbitrary<GameMap> =>
  legalSetup(ofMode).map(setup => {
    const map = buildMap(setup);
    if (!map.ok) throw new Error(map.error);
    return map.value;
  });

export const anyMap: fc.Arbitrary<GameMap> = mode.chain(gameMap);

/** A map with one to five different clues that its mode can deal. */
export const mapAndClues = mode.chain(ofMode =>
  fc.record({
    map: gameMap(ofMode),
    clues: fc.uniqueArray(fc.constantFrom(...cluesOf(ofMode)), { minLength: 1, maxLength: 5 }),
  }),
);
