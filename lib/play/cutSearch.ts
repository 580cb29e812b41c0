import type { Hex } from '../map/hexSet';
import type { IdentifiedAction } from './boardActions';
import type { InterpretedRecord } from './interpretRecord';
import type { Step } from './step';
import { type Search, spaceInQuestion } from './turnState';

/**
 * The search that can go on: the latest one, if a cube that had cut it short was taken off its space, which is open
 * now. Only until somebody asks or searches again, as the table has then left it behind; and not while it is under way.
 */
export function cutSearch(
  entries: readonly IdentifiedAction[],
  { board, nextStep, steps }: InterpretedRecord,
): Search | undefined {
  const { player, searched: hex } = steps.findLast(({ searched }) => searched !== undefined) ?? {};
  if (player === undefined || hex === undefined || !board.isOpen(hex)) return undefined;
  const isUnderWay = nextStep.kind !== 'pay' && spaceInQuestion(nextStep) === hex;
  const since = 1 + steps.findLastIndex(isAskedOrSearched);
  const isReopened = entries.some((entry, at) => {
    const step = steps[at];
    return at >= since && step !== undefined && takesCubeOff(hex, entry, step);
  });
  return isReopened && !isUnderWay ? { player, hex } : undefined;
}

const isAskedOrSearched = ({ kind, searched }: Step): boolean =>
  kind === 'question' || searched !== undefined;

/** Whether an entry replaces a cube on a space by the right disc, or says that it never lay there. */
function takesCubeOff(hex: Hex, entry: IdentifiedAction, { corrected, original }: Step): boolean {
  if (entry.type === 'remove') return original?.hex === hex && original.kind === 'cube';
  const fix = corrected ?? entry;
  return fix.type === 'fix' && fix.hex === hex && fix.kind === 'disc';
}
