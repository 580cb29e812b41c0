import { type Clue, cluesOf } from '@/lib/clues/clue';
import type { Mode } from '@/lib/data/terms';

export interface ClueGroup {
  readonly title: string;
  readonly clues: readonly Clue[];
}

const KINDS: readonly { title: string; has: (clue: Clue) => boolean }[] = [
  { title: 'On one of two terrains', has: clue => clue.kind === 'on' },
  { title: 'Within one space', has: clue => clue.kind === 'within' && clue.distance === 1 },
  { title: 'Within two spaces', has: clue => clue.kind === 'within' && clue.distance === 2 },
  { title: 'Within three spaces', has: clue => clue.kind === 'within' && clue.distance === 3 },
];

/** The clues of a mode that say "not", or those that do not, by kind. */
export function clueGroups(mode: Mode, negated: boolean): readonly ClueGroup[] {
  const clues = cluesOf(mode).filter(clue => clue.negated === negated);
  return KINDS.map(({ title, has }) => ({ title, clues: clues.filter(has) }));
}
