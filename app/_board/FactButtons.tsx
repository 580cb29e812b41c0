import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { cluesOf, formatClue } from '@/lib/clues/clue';
import { isDeniedBy } from '@/lib/clues/hints';
import { deducedAt, useKnownBoard, useOpponents } from './knownBoard';
import { isStruck, mark, type Notebook, type Stroke, strike } from './notebook';

interface FactButtonsProps {
  readonly notebook: Notebook;
  readonly write: (stroke: Stroke) => void;
}

/**
 * At levels without deduction, buttons that apply public facts to the notebook: cross out the clues that the hint rules
 * out, and mark the spaces of wrong finds.
 */
export function FactButtons({ notebook, write }: FactButtonsProps) {
  const words = useTranslations('notebook');
  const { map, level, position } = useKnownBoard();
  const opponents = useOpponents();
  if (deducedAt(level) !== undefined) return null;
  const { hint, misses = [] } = position;
  const denied = hint
    ? cluesOf(map.mode)
        .filter(clue => isDeniedBy(clue, hint))
        .map(formatClue)
    : [];
  const strikes = opponents.flatMap(({ owner }) =>
    denied.filter(id => !isStruck(notebook, owner, id)).map(id => ({ owner, id })),
  );
  const unmarked = misses.filter(hex => notebook.marks.get(hex) !== 'not');
  return (
    <>
      {strikes.length > 0 && (
        <Button
          onClick={() =>
            write(now => strikes.reduce((all, { owner, id }) => strike(all, owner, id), now))
          }
        >
          {words('strikeByHint')}
        </Button>
      )}
      {unmarked.length > 0 && (
        <Button
          onClick={() => write(now => unmarked.reduce((all, hex) => mark(all, hex, 'not'), now))}
        >
          {words('markMisses')}
        </Button>
      )}
    </>
  );
}
