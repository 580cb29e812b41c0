import type { Mode } from '../data/terms';
import { type Clue, cluesOf } from './clue';

/** Clues about the same kind of thing, grouped for display in lists. */
export interface ClueGroup {
  readonly kind: ClueKind;
  readonly clues: readonly Clue[];
}

const CLUE_KINDS = ['on', 'within1', 'within2', 'within3'] as const;
export type ClueKind = (typeof CLUE_KINDS)[number];

function kindOf(clue: Clue): ClueKind {
  switch (clue.kind) {
    case 'on':
      return 'on';
    case 'within':
      return `within${clue.distance}`;
  }
}

/** The negated or the positive clues of a mode, grouped by kind. */
export function clueGroups(mode: Mode, negated: boolean): readonly ClueGroup[] {
  const clues = cluesOf(mode).filter(clue => clue.negated === negated);
  return CLUE_KINDS.map(kind => ({ kind, clues: clues.filter(clue => kindOf(clue) === kind) }));
}
