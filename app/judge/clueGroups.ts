import { type Clue, cluesOf } from '@/lib/clues/clue';
import type { Mode } from '@/lib/data/terms';

export interface ClueGroup {
  readonly kind: ClueKind;
  readonly clues: readonly Clue[];
}

const KINDS = ['on', 'within1', 'within2', 'within3'] as const;
type ClueKind = (typeof KINDS)[number];

function kindOf(clue: Clue): ClueKind {
  switch (clue.kind) {
    case 'on':
      return 'on';
    case 'within':
      return `within${clue.distance}`;
  }
}

/** The clues of a mode that say "not", or those that do not, by kind. */
export function clueGroups(mode: Mode, negated: boolean): readonly ClueGroup[] {
  const clues = cluesOf(mode).filter(clue => clue.negated === negated);
  return KINDS.map(kind => ({ kind, clues: clues.filter(clue => kindOf(clue) === kind) }));
}
