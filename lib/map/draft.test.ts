import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TILE_NUMBERS } from '../data/tiles';
import { createRandom } from '../random';
import { anyMap, hex, mode, seed } from '../testing/arbitraries';
import {
  type Draft,
  emptyDraft,
  emptySlots,
  fillRest,
  finishedMap,
  isStarted,
  layTile,
  liftTile,
  missingStructures,
  placeStructure,
  sketchMap,
  slotOfTile,
  turnTile,
  withMode,
} from './draft';
import { formatMapCode } from './mapCode';
import { SLOTS, structuresOf } from './setup';

/** One edit of the draft. A refused edit leaves the draft unchanged. */
type Step = (draft: Draft) => Draft;

const slot = fc.constantFrom(...SLOTS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ slot, tile: fc.constantFrom(...TILE_NUMBERS) }).map(
    ({ slot, tile }): Step =>
      draft => {
        const laid = layTile(draft, slot, tile);
        return laid.ok ? laid.value : draft;
      },
  ),
  slot.map(
    (slot): Step =>
      draft =>
        turnTile(draft, slot),
  ),
  slot.map(
    (slot): Step =>
      draft =>
        liftTile(draft, slot),
  ),
  fc.record({ index: fc.nat(7), hex }).map(
    ({ index, hex }): Step =>
      draft => {
        const structure = structuresOf(draft.mode)[index];
        const placed = structure && placeStructure(draft, structure, hex);
        return placed?.ok ? placed.value : draft;
      },
  ),
  mode.map(
    (mode): Step =>
      draft =>
        withMode(draft, mode),
  ),
);
const draft = fc
  .record({ mode, steps: fc.array(step, { maxLength: 40 }) })
  .map(({ mode, steps }) => steps.reduce((draft, take) => take(draft), emptyDraft(mode)));

test('a draft is a legal map once nothing is missing, whatever the order of its edits', () => {
  fc.assert(
    fc.property(draft, draft => {
      const isFinished = emptySlots(draft).length === 0 && missingStructures(draft).length === 0;
      expect(finishedMap(draft) !== undefined).toBe(isFinished);
    }),
  );
});

test('`fillRest` fills every gap and keeps everything entered', () => {
  fc.assert(
    fc.property(draft, seed, (draft, from) => {
      const filled = fillRest(draft, createRandom(from, 'draft'));
      expect(finishedMap(filled)).toBeDefined();
      draft.tiles.forEach((laid, slot) => {
        if (laid) expect(filled.tiles[slot]).toEqual(laid);
      });
      expect(filled.structures).toEqual(expect.arrayContaining([...draft.structures]));
    }),
  );
});

test('a sketch shows everything entered', () => {
  fc.assert(
    fc.property(draft, draft => {
      const sketch = sketchMap(draft);
      expect(sketch.structures).toEqual(draft.structures);
      draft.tiles.forEach((laid, slot) => {
        if (laid) expect(sketch.tiles[slot]).toEqual(laid);
      });
    }),
  );
});

test('every map can be entered', () => {
  fc.assert(
    fc.property(anyMap, map => {
      let entered = emptyDraft(map.mode);
      map.tiles.forEach(({ tile, turned }, slot) => {
        const laid = layTile(entered, slot, tile);
        if (laid.ok) entered = turned ? turnTile(laid.value, slot) : laid.value;
      });
      for (const { hex, ...structure } of map.structures.toReversed()) {
        const placed = placeStructure(entered, structure, hex);
        if (placed.ok) entered = placed.value;
      }
      const finished = finishedMap(entered);
      expect(finished && formatMapCode(finished)).toBe(formatMapCode(map));
    }),
  );
});

test('a draft has begun once it has a tile or a structure', () => {
  fc.assert(
    fc.property(draft, draft => {
      expect(isStarted(draft)).toBe(
        JSON.stringify(draft) !== JSON.stringify(emptyDraft(draft.mode)),
      );
    }),
  );
});

test('a tile is used once: refused in another slot, and laid upright again in its own', () => {
  const laid = layTile(emptyDraft('normal'), 0, 4);
  if (!laid.ok) throw new Error(laid.error);
  expect(layTile(laid.value, 1, 4)).toEqual({ ok: false, error: 'tile-twice' });
  expect(layTile(turnTile(laid.value, 0), 0, 4)).toEqual(laid);
  expect(slotOfTile(liftTile(laid.value, 0), 4)).toBeUndefined();
});

test('two structures never share a space, and one can be moved', () => {
  const stone = { kind: 'standing-stone', color: 'white' } as const;
  const shack = { kind: 'shack', color: 'green' } as const;
  const placed = placeStructure(emptyDraft('normal'), stone, 40);
  if (!placed.ok) throw new Error(placed.error);
  expect(placeStructure(placed.value, shack, 40)).toEqual({
    ok: false,
    error: 'structures-share-hex',
  });
  const moved = placeStructure(placed.value, stone, 41);
  expect(moved.ok && moved.value.structures).toEqual([{ ...stone, hex: 41 }]);
});

test('black structures are removed outside the advanced game', () => {
  fc.assert(
    fc.property(draft, draft => {
      const normal = withMode(draft, 'normal');
      expect(normal.structures).toEqual(draft.structures.filter(({ color }) => color !== 'black'));
    }),
  );
});
