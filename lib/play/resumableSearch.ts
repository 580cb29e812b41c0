import type { Hex } from '../map/hexSet';
import type { IdentifiedAction } from './boardActions';
import type { InterpretedRecord } from './interpretRecord';
import type { Step } from './step';
import { type Search, spaceInQuestion } from './turnState';

/**
 * The search that can be resumed: the latest one, if its space is open again because a cube that had cut it short was
 * taken off. Not after a further question or search, when the table has moved on; nor while it is under way.
 */
export function resumableSearch(
  entries: readonly IdentifiedAction[],
  { board, nextStep, steps }: InterpretedRecord,
): Search | undefined {
  const { player, searched: hex } = steps.findLast(({ searched }) => searched !== undefined) ?? {};
  if (player === undefined || hex === undefined || !board.isOpen(hex)) return undefined;
  const isUnderWay = nextStep.kind !== 'pay' && spaceInQuestion(nextStep) === hex;
  const firstAfter = 1 + steps.findLastIndex(isQuestionOrSearch);
  const isReopened = entries.some((entry, at) => {
    const step = steps[at];
    return at >= firstAfter && step !== undefined && takesCubeOff(hex, entry, step);
  });
  return isReopened && !isUnderWay ? { player, hex } : undefined;
}

const isQuestionOrSearch = ({ kind, searched }: Step): boolean =>
  kind === 'question' || searched !== undefined;

/** Whether an entry replaces a cube on a space with the right disc, or removes it as never placed. */
function takesCubeOff(hex: Hex, entry: IdentifiedAction, { corrected, original }: Step): boolean {
  if (entry.type === 'remove') return original?.hex === hex && original.kind === 'cube';
  const fix = corrected ?? entry;
  return fix.type === 'fix' && fix.hex === hex && fix.kind === 'disc';
}
