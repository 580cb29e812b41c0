'use client';

import { useMemo } from 'react';
import type { MapMarks } from '@/app/_map/Marks';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import type { SeatView } from '@/lib/game/views/views';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet, intersection } from '@/lib/map/hexSet';
import {
  type ClueAnswer,
  clueAnswersAt,
  payableHexes,
  useHeldClues,
  wrongPiecesOf,
} from './heldClues';
import type { HeldContent } from './heldContent';

/** The map marks of an open clue: a path to the nearest match, or where a piece may go. */
export function useMarks(
  view: SeatView | undefined,
  only: number | undefined,
  held: HeldContent | undefined,
): MapMarks | undefined {
  const { clues, map, board } = useHeldClues(view, only);
  return useMemo(() => {
    if (view === undefined || held === undefined || held === 'clue') return undefined;
    if (held === 'paying') {
      const places = clues.map(own => ({
        kind: 'cube' as const,
        hexes: payableHexes(own, map, board),
        color: clues.length > 1 ? own.color : undefined,
      }));
      return { paths: [], places };
    }
    if (held !== 'pieces') return { paths: pathsOf(clueAnswersAt(clues, map, held)), places: [] };
    const [wrong] = wrongPiecesOf(clues, map, board);
    return (
      wrong && {
        paths: pathsOf([wrong]),
        places: [{ kind: wrong.piece.kind, hexes: wrong.to }],
        piece: wrong.piece.hex,
      }
    );
  }, [view, clues, map, board, held]);
}

const pathsOf = (answers: readonly ClueAnswer[]) =>
  answers.flatMap(({ why }) => (why.by === 'steps' ? [why.path] : []));

interface ClueLight {
  readonly lit: HexSet;
  /** The spaces that the clues refer to. */
  readonly from: HexSet;
}

/**
 * The spaces that a seat's clues light: by default those that fit all its clues. For a seat with two, `only` is the
 * index of the one clue to light.
 */
export function clueLight({ clues }: SeatView, map: GameMap, only?: number): ClueLight {
  const shown = (only === undefined ? clues : clues.slice(only, only + 1)).flatMap(
    ({ id }) => parseClue(id) ?? [],
  );
  return {
    lit: intersection(shown.map(clue => clueHexes(clue, map))),
    from: shown.reduce((all, clue) => all.union(sources(clue, map)), HexSet.empty),
  };
}
