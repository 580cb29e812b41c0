import { type Clue, type ClueId, cluesOf, formatClue, negate } from '../clues/clue';
import { buildMap, type GameMap } from '../map/gameMap';
import { neighbors } from '../map/grid';
import type { Hex } from '../map/hexSet';
import { formatMapCode } from '../map/mapCode';
import type { Structure } from '../map/setup';
import { judge } from './judge';

/** One change to a card or its map. */
export type Change =
  /** The clue at `index` has another terrain, animal, kind of structure or colour, or the other sign. */
  | { readonly kind: 'target' | 'sign'; readonly index: number; readonly clue: ClueId }
  /** The tile in this slot is turned by half a turn. */
  | { readonly kind: 'tile'; readonly slot: number }
  /** A structure is one space off. */
  | { readonly kind: 'structure'; readonly structure: Structure; readonly to: Hex };

/** A change after which the card is fair, and the card as it is then. */
export interface Repair {
  readonly change: Change;
  readonly mapCode: string;
  readonly clues: readonly ClueId[];
  readonly habitat: Hex;
}

/**
 * The single changes that make a card fair, likeliest mistakes first: a target read wrongly, a tile turned, a structure
 * one space off, a sign. `stated` is the habitat named on the card, if any: then only that one counts. Slow, since it
 * judges up to about 200 cards: run it in a worker.
 */
export function repairsOf(
  map: GameMap,
  clues: readonly Clue[],
  stated: Hex | undefined,
): readonly Repair[] {
  return [
    ...clueChanges(map, clues, 'target'),
    ...tileChanges(map, clues),
    ...structureChanges(map, clues),
    ...clueChanges(map, clues, 'sign'),
  ].flatMap(({ change, map, clues }) => {
    const { fair, habitats } = judge(map, clues);
    const [habitat] = habitats;
    if (!fair || habitat === undefined || (stated !== undefined && stated !== habitat)) return [];
    return [{ change, mapCode: formatMapCode(map), clues: clues.map(formatClue), habitat }];
  });
}

interface Changed {
  readonly change: Change;
  readonly map: GameMap;
  readonly clues: readonly Clue[];
}

function clueChanges(
  map: GameMap,
  clues: readonly Clue[],
  kind: 'target' | 'sign',
): readonly Changed[] {
  const isOther = kind === 'sign' ? isOpposite : isLike;
  return clues.flatMap((old, index) =>
    cluesOf(map.mode)
      .filter(each => isOther(old, each))
      .map(clue => ({
        change: { kind, index, clue: formatClue(clue) },
        map,
        clues: clues.with(index, clue),
      })),
  );
}

/** Normal games have no clue with "not", and so no opposites. */
const isOpposite = (one: Clue, other: Clue): boolean =>
  formatClue(negate(one)) === formatClue(other);

/** Whether one is easily misread as the other: their sentences differ in one word. */
function isLike(one: Clue, other: Clue): boolean {
  if (one.negated !== other.negated || formatClue(one) === formatClue(other)) return false;
  if (one.kind === 'on' && other.kind === 'on')
    return other.terrains.some(terrain => one.terrains.some(each => each === terrain));
  return one.kind === 'within' && other.kind === 'within' && one.distance === other.distance;
}

function tileChanges(map: GameMap, clues: readonly Clue[]): readonly Changed[] {
  return map.tiles.flatMap((laid, slot) => {
    const tiles = map.tiles.with(slot, { ...laid, turned: !laid.turned });
    const turned = buildMap({ mode: map.mode, tiles, structures: map.structures });
    return turned.ok ? [{ change: { kind: 'tile', slot } as const, map: turned.value, clues }] : [];
  });
}

function structureChanges(map: GameMap, clues: readonly Clue[]): readonly Changed[] {
  return map.structures.flatMap((structure, index) =>
    [...neighbors(structure.hex)].flatMap(to => {
      const structures = map.structures.with(index, { ...structure, hex: to });
      // Refused if another structure is there.
      const moved = buildMap({ mode: map.mode, tiles: map.tiles, structures });
      return moved.ok
        ? [{ change: { kind: 'structure', structure, to } as const, map: moved.value, clues }]
        : [];
    }),
  );
}
