import type { Owner } from '@/lib/board/players';
import type { ClueId } from '@/lib/clues/clue';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { type Deduction, ownerOf } from '@/lib/puzzle/explain';
import type { Mistake, Refutation } from '@/lib/puzzle/guide';

/** The message above the map. A hint has three parts: where to look, the idea, what follows. */
export type Said =
  | { readonly type: 'mistake'; readonly mistake: Mistake }
  | { readonly type: 'step'; readonly step: Deduction; readonly told: 1 | 2 | 3 }
  | { readonly type: 'refuted'; readonly space: Hex; readonly why: Refutation }
  /** `isNew`: solved just now, so the light still has to shrink to the habitat. */
  | { readonly type: 'solved'; readonly isNew?: boolean }
  | { readonly type: 'walk'; readonly step: number };

function stepOf(said: Said | undefined, steps: readonly Deduction[]): Deduction | undefined {
  if (said?.type === 'step') return said.step;
  return said?.type === 'walk' ? steps[said.step] : undefined;
}

/** The space of the question, or of a step's piece. */
export function ringedBy(said: Said | undefined, steps: readonly Deduction[]): Hex | undefined {
  if (said?.type === 'refuted') return said.why.by === 'cube' ? said.why.piece.hex : said.space;
  const step = stepOf(said, steps);
  if (step?.idea === 'piece') return step.piece.hex;
  return step?.idea === 'alone' ? step.space : undefined;
}

/** Whether the message crosses out a clue; the rows mark it. */
export function isNamedBy(
  said: Said | undefined,
  steps: readonly Deduction[],
  owner: Owner,
  id: ClueId,
): boolean {
  const step = said?.type === 'step' && said.told < 3 ? undefined : stepOf(said, steps);
  return step !== undefined && 'out' in step && ownerOf(step) === owner && step.out.includes(id);
}

/** The spaces that the map lights for a message; `undefined` if it is about none. */
export function litBySaid(
  said: Said | undefined,
  steps: readonly Deduction[],
  habitat: Hex,
): HexSet | undefined {
  if (said?.type === 'solved')
    return said.isNew ? HexSet.of(steps[0]?.light ?? []) : HexSet.of([habitat]);
  if (said?.type === 'walk') return HexSet.of(steps[said.step]?.light ?? []);
  if (said?.type === 'refuted' && said.why.by === 'alone')
    return HexSet.of([said.space, said.why.beside]);
  if (said?.type === 'step' && said.step.idea === 'alone' && said.told > 1)
    return HexSet.of([...said.step.spaces, said.step.beside]);
  return undefined;
}
