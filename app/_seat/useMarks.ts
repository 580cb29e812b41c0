'use client';

import { useMemo } from 'react';
import type { MapMarks } from '@/app/_map/Marks';
import type { SaidSeat } from '@/app/_words/said';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet, intersection } from '@/lib/map/hexSet';
import type { Opened } from './opened';
import { payableHexes, useOwnClues, type Verdict, verdictsAt, wrongOnes } from './ownClues';

/** What an open clue draws on the map: a way to what it is about, or where a piece may go. */
export function useMarks(
  view: SaidSeat | undefined,
  only: number | undefined,
  opened: Opened | undefined,
): MapMarks | undefined {
  const { clues, map, board } = useOwnClues(view, only);
  return useMemo(() => {
    if (view === undefined || opened === undefined || opened === 'clue') return undefined;
    if (opened === 'paying') {
      const hexes = clues.map(own => payableHexes(own, map, board));
      return { ways: [], places: [{ kind: 'cube', hexes: union(hexes) }] };
    }
    if (opened !== 'pieces') return { ways: waysOf(verdictsAt(clues, map, opened)), places: [] };
    const [wrong] = wrongOnes(clues, map, board);
    return (
      wrong && {
        ways: waysOf([wrong]),
        places: [{ kind: wrong.piece.kind, hexes: wrong.to }],
        piece: wrong.piece.hex,
      }
    );
  }, [view, clues, map, board, opened]);
}

const union = (sets: readonly HexSet[]): HexSet =>
  sets.reduce((all, set) => all.union(set), HexSet.empty);

const waysOf = (verdicts: readonly Verdict[]) =>
  verdicts.flatMap(({ why }) => (why.by === 'steps' ? [why.way] : []));

interface ClueLight {
  readonly lit: HexSet;
  /** What the clues are about. */
  readonly from: HexSet;
}

/**
 * The spaces that a seat's clues light. `only` is the place of the one clue to light for who holds
 * two; otherwise the spaces that fit them all are lit.
 */
export function clueLight({ clues }: SaidSeat, map: GameMap, only?: number): ClueLight {
  const shown = (only === undefined ? clues : clues.slice(only, only + 1)).flatMap(
    ({ id }) => parseClue(id) ?? [],
  );
  return {
    lit: intersection(shown.map(clue => clueHexes(clue, map))),
    from: shown.reduce((all, clue) => all.union(sources(clue, map)), HexSet.empty),
  };
}
