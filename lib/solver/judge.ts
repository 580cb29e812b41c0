import { type Clue, cluesOf, formatClue } from '../clues/clue';
import { clueHexes, isWithinBand, subjectHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import { type Hex, intersection } from '../map/hexSet';

/** What is to be said of clues on a map, whoever dealt them. */
export interface Verdict {
  /** Every hex that all the clues allow, in order. */
  readonly habitats: readonly Hex[];
  readonly clues: readonly ClueVerdict[];
  /** One habitat, every clue needed, within the band and of the map's mode. */
  readonly fair: boolean;
}

export interface ClueVerdict {
  readonly clue: Clue;
  /** Hexes that the clue allows, and that its positive form does. */
  readonly covers: number;
  readonly positiveCovers: number;
  readonly inBand: boolean;
  /** Whether more hexes would be left without it. */
  readonly needed: boolean;
}

/** So many clues are judged at once where people ask: more than any deal has, to find what is too much. */
export const MOST_CHECKED = 8;

/** Judges any number of clues of either mode; a clue may be there twice, and then is not needed. */
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
