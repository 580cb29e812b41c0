import type { Animal, StructureKind } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { within } from '../map/grid';
import type { HexSet } from '../map/hexSet';
import type { Clue, Subject } from './clue';

/** The hexes where the habitat can be according to a clue (rulebook, "Clues"). */
export function clueHexes(clue: Clue, map: GameMap): HexSet {
  const hexes = subjectHexes(clue, map);
  return clue.negated ? hexes.complement() : hexes;
}

/** The hexes that a subject's positive form allows. */
export function subjectHexes(subject: Subject, map: GameMap): HexSet {
  const from = sources(subject, map);
  return subject.kind === 'on' ? from : within(from, subject.distance);
}

/** The hexes that hold the subject's terrain or target; empty if its colour is not on the map. */
export function sources(subject: Subject, map: GameMap): HexSet {
  if (subject.kind === 'on') {
    const [one, other] = subject.terrains;
    return map.terrain[one].union(map.terrain[other]);
  }
  switch (subject.distance) {
    case 1:
      return subject.of === 'either-animal'
        ? map.animal.bear.union(map.animal.cougar)
        : map.terrain[subject.of];
    case 2:
      return isAnimal(subject.of) ? map.animal[subject.of] : map.structureKind[subject.of];
    case 3:
      return map.color[subject.of];
  }
}

const isAnimal = (of: Animal | StructureKind): of is Animal => of === 'bear' || of === 'cougar';

/** How many hexes the positive form of a usable clue covers; both bounds are inclusive. */
export const BAND = { least: 42, most: 64 } as const;

/** Whether the number of hexes that a subject covers on this map is within `BAND`, as a fair clue requires. */
export function isWithinBand(subject: Subject, map: GameMap): boolean {
  const { size } = subjectHexes(subject, map);
  return size >= BAND.least && size <= BAND.most;
}
