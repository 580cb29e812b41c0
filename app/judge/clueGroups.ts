import { type Clue, cluesOf } from '@/lib/clues/clue';
import type { Mode } from '@/lib/data/terms';

export interface ClueGroup {
  readonly kind: ClueKind;
  readonly clues: readonly Clue[];
}

type ClueKind = 'on' | 'within1' | 'within2' | 'within3';

const KINDS: readonly { kind: ClueKind; has: (clue: Clue) => boolean }[] = [
  { kind: 'on', has: clue => clue.kind === 'on' },
  { kind: 'within1', has: clue => clue.kind === 'within' && clue.distance === 1 },
  { kind: 'within2', has: clue => clue.kind === 'within' && clue.distance === 2 },
  { kind: 'within3', has: clue => clue.kind === 'within' && clue.distance === 3 },
];

/** The clues of a mode that say "not", or those that do not, by kind. */
export function clueGroups(mode: Mode, negated: boolean): readonly ClueGroup[] {
  const clues = cluesOf(mode).filter(clue => clue.negated === negated);
  return KINDS.map(({ kind, has }) => ({ kind, clues: clues.filter(has) }));
}
