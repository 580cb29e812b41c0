import { useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { HandOnButton } from '@/app/_ui/HandOnButton';
import { OriginChoice } from '@/app/_ui/OriginChoice';
import { useOriginsForOthers } from '@/app/_ui/useOriginsForOthers';
import { puzzleAddress } from '@/app/addresses';
import type { Day } from '@/lib/puzzle/days';
import { type Step, stepKey } from '@/lib/puzzle/explain';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { formatPuzzle } from '@/lib/puzzle/puzzle';

interface ShareButtonProps {
  readonly opened: OpenPuzzle;
  readonly steps: readonly Step[];
  /** The steps that hints were about (`stepKey`). */
  readonly hinted: readonly string[];
  readonly day: Day | undefined;
}

/** Shares a solved puzzle without its answer: what it is, which ideas were one's own, and its link. */
export function ShareButton({ opened: { puzzle }, steps, hinted, day }: ShareButtonProps) {
  const words = useTranslations('puzzle');
  const format = useFormatter();
  const { origin = location.origin } = useOriginsForOthers();
  const shown = useRef<HTMLParagraphElement>(null);
  const text = [
    [
      'Fieldbook',
      ...(day === undefined
        ? []
        : [format.dateTime(new Date(`${day}T12:00:00`), { dateStyle: 'medium' })]),
      words(`grade.${puzzle.grade}`),
      words('pieces', { count: puzzle.pieces.length }),
    ].join(' · '),
    [
      steps.map(step => (hinted.includes(stepKey(step)) ? '⬡' : '⬢')).join(''),
      words('took', { ideas: steps.length, hints: hinted.length }),
    ].join(' '),
    origin + puzzleAddress(formatPuzzle(puzzle)),
  ].join('\n');

  return (
    <>
      <p ref={shown} className="shared-text">
        {text}
      </p>
      <OriginChoice />
      <p className="text-note text-soft">{words('shareNote')}</p>
      <HandOnButton shown={shown} shared={{ text }}>
        {words('share')}
      </HandOnButton>
    </>
  );
}
