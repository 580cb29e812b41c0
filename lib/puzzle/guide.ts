import type { Piece } from '../board/pieces';
import type { Owner } from '../board/players';
import type { ClueId } from '../clues/clue';
import type { Hex } from '../map/hexSet';
import { consistentClues } from '../solver/clueLists';
import { type Beside, besideOf, type Deduction, nextStep, type Progress } from './explain';
import type { List } from './light';
import { type OpenPuzzle, piecesOf } from './lists';

/** A mistake: the clue that was crossed out may still be held, or the space is the habitat. */
export type Mistake = { readonly owner: Owner; readonly clue: ClueId } | { readonly space: Hex };

/** The first mistake, if there is one; otherwise the next step. */
export type Hint =
  | { readonly type: 'mistake'; readonly mistake: Mistake }
  | { readonly type: 'step'; readonly step: Deduction };

/** Help for a solver's progress. */
export function hint(opened: OpenPuzzle, progress: Progress): Hint {
  const mistake = findMistake(opened, progress);
  if (mistake !== undefined) return { type: 'mistake', mistake };
  const step = nextStep(opened, progress);
  // Without a mistake the habitat is still lit, so there is a next step.
  if (step === undefined) throw new Error('a puzzle without a mistake has no next step');
  return { type: 'step', step };
}

/** The first mistake; `undefined` if there is none. */
export function findMistake(
  { possible, habitat }: OpenPuzzle,
  { lists, ruledOut }: Progress,
): Mistake | undefined {
  for (const [index, list] of possible.entries()) {
    const lost = list.find(clue => !lists[index]?.includes(clue));
    if (lost !== undefined) return { owner: index + 1, clue: lost.id };
  }
  return ruledOut.has(habitat) ? { space: habitat } : undefined;
}

/** Why a space cannot be the habitat. */
export type Refutation =
  | { readonly by: 'own-clue' }
  | { readonly by: 'cube'; readonly piece: Piece }
  /** The player's clues that allow the space, each with a piece that rules it out. There may be none. */
  | {
      readonly by: 'player';
      readonly owner: Owner;
      readonly clues: readonly { readonly clue: ClueId; readonly piece: Piece }[];
    }
  /** By the lists that the pieces leave. */
  | ({ readonly by: 'alone' } & Beside);

/** The first reason why a space cannot be the habitat; `undefined` for the habitat. */
export function refute(opened: OpenPuzzle, space: Hex): Refutation | undefined {
  const { puzzle, own, struck, habitat } = opened;
  if (space === habitat) return undefined;
  if (!own.hexes.has(space)) return { by: 'own-clue' };
  const cube = puzzle.pieces.find(({ hex, kind }) => hex === space && kind === 'cube');
  if (cube !== undefined) return { by: 'cube', piece: cube };
  const silent = struck.findIndex(list => !list.some(({ hexes }) => hexes.has(space)));
  if (silent >= 0)
    return { by: 'player', owner: silent + 1, clues: contradicted(opened, silent + 1, space) };
  const found = besideOf(opened, struck, space);
  return found && { by: 'alone', ...found };
}

/** A player's initial clues that allow a space, each with the first piece that rules it out. */
function contradicted({ puzzle, all }: OpenPuzzle, owner: Owner, space: Hex) {
  const list: List = all[owner - 1] ?? [];
  return list
    .filter(({ hexes }) => hexes.has(space))
    .flatMap(clue => {
      const piece = piecesOf(puzzle, owner).find(
        each => consistentClues([clue], [each]).length === 0,
      );
      return piece === undefined ? [] : [{ clue: clue.id, piece }];
    });
}
