import { type Clue, cluesOf, formatClue } from '../clues/clue';
import { clueHexes, isWithinBand, subjectHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import { type Hex, intersection } from '../map/hexSet';

/** The assessment of any clues on a map. */
export interface Verdict {
  /** Every hex that all the clues allow, in hex order. */
  readonly habitats: readonly Hex[];
  readonly clues: readonly ClueVerdict[];
  /** Exactly one habitat; every clue is needed, within the band and in the map's mode. */
  readonly fair: boolean;
}

export interface ClueVerdict {
  readonly clue: Clue;
  /** The numbers of hexes that the clue and its positive form allow. */
  readonly covers: number;
  readonly positiveCovers: number;
  readonly inBand: boolean;
  /** Whether more hexes would remain without it. */
  readonly needed: boolean;
}

/** Maximum number of clues per request by users: more than any deal has, so that people can find a superfluous one. */
export const MAX_CHECKED = 8;

/** Judges any number of clues of either mode. Duplicate clues are allowed; neither copy is needed. */
export function judge(map: GameMap, clues: readonly Clue[]): Verdict {
  const sets = clues.map(clue => clueHexes(clue, map));
  const habitats = [...intersection(sets)];
  const verdicts = clues.map((clue, index): ClueVerdict => {
    const without = intersection(sets.filter((_, other) => other !== index));
    return {
      clue,
      covers: clueHexes(clue, map).size,
      positiveCovers: subjectHexes(clue, map).size,
      inBand: isWithinBand(clue, map),
      needed: without.size > habitats.length,
    };
  });
  const dealt = new Set(cluesOf(map.mode).map(formatClue));
  const fair =
    habitats.length === 1 &&
    verdicts.every(({ clue, needed, inBand }) => needed && inBand && dealt.has(formatClue(clue)));
  return { habitats, clues: verdicts, fair };
}
