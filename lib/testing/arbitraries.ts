import fc from 'fast-check';
import { PIECE_KINDS } from '../board/pieces';
import { ALL_CLUES, cluesOf } from '../clues/clue';
import { MODES, type Mode, PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { TILE_NUMBERS } from '../data/tiles';
import { ASSISTS } from '../game/votes/assist';
import type { Motion } from '../game/votes/motion';
import { buildMap, type GameMap } from '../map/gameMap';
import { HEX_COUNT, HexSet } from '../map/hexSet';
import { type Setup, structuresOf } from '../map/setup';
import type { BoardAction, EntryId, RecordedAction } from '../play/boardActions';
import { seatOrder, type TurnOrder } from '../play/turnState';

/** Arbitraries for property tests, named after their values. */

export const hex = fc.integer({ min: 0, max: HEX_COUNT - 1 });
export const hexes = fc.uniqueArray(hex, { maxLength: HEX_COUNT });
export const hexSet = hexes.map(HexSet.of);

export const mode = fc.constantFrom(...MODES);
export const players = fc.constantFrom(...PLAYER_COUNTS);
/** All players of a table, in any order. */
export const turnOrder = (count: PlayerCount): fc.Arbitrary<TurnOrder> =>
  fc.shuffledSubarray([...seatOrder(count)], { minLength: count });
export const seed = fc.string({ minLength: 1, maxLength: 20 });
export const clue = fc.constantFrom(...ALL_CLUES);

/** Motions of every kind but `deal`; `seat` generates the seats to free. */
export const anyMotion = (seat: fc.Arbitrary<number>): fc.Arbitrary<Motion> =>
  fc.oneof(
    fc.constantFrom<Motion>({ about: 'hint' }, { about: 'end' }),
    fc
      .constantFrom(undefined, null, { space: null }, { space: 40 })
      .map(found => ({ about: 'end' as const, found })),
    fc.record({ about: fc.constant('free'), seat }),
    fc.record({ about: fc.constant('assist'), level: fc.constantFrom(...ASSISTS) }),
  );

const owner = fc.integer({ min: 0, max: 4 });
/** Few spaces, so that pieces often share one. */
const crowdedHex = fc.constantFrom(0, 1, 40, 41, 107);
const piece = { owner, hex: crowdedHex, kind: fc.constantFrom(...PIECE_KINDS) };

/** Any action on the board, possible or not. */
export const anyBoardAction: fc.Arbitrary<BoardAction> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('place'), ...piece }) },
  fc.record({
    type: fc.constant('fix'),
    ...piece,
    to: fc.option(crowdedHex, { nil: null }),
  }),
  fc.record({ type: fc.constantFrom('mid-game' as const, 'skip' as const) }),
  fc.record({ type: fc.constant('turn'), player: owner }),
  fc.record({ type: fc.constant('resume'), player: owner, hex: crowdedHex }),
  fc.record({
    type: fc.constant('reseat'),
    order: players.chain(count => turnOrder(count)),
  }),
);

/** The id of a numbered entry in tests: 16 digits. */
export const entryId = (number: number): EntryId => String(number).padStart(16, '0');

export const anyEntryId = fc.nat({ max: 20 }).map(entryId);

/** Any entry of a record, possible or not; corrections refer to entries 0 to 20. */
export const anyAction: fc.Arbitrary<RecordedAction> = fc.oneof(
  { weight: 4, arbitrary: anyBoardAction },
  fc.record({ type: fc.constant('remove'), entry: anyEntryId }),
  fc.record({ type: fc.constant('correct'), entry: anyEntryId, as: fc.record(piece) }),
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
