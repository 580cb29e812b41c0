import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Attempt } from '@/app/_phone/puzzleStore';
import { HandOnButton } from '@/app/_ui/HandOnButton';
import { OriginChoice } from '@/app/_ui/OriginChoice';
import { useOriginsForOthers } from '@/app/_ui/useOriginsForOthers';
import { puzzleAddress } from '@/app/addresses';
import type { Day } from '@/lib/puzzle/days';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { formatPuzzle } from '@/lib/puzzle/puzzle';
import { useDayName } from './useDay';

interface ShareButtonProps {
  readonly opened: OpenPuzzle;
  /** See `useTook`. */
  readonly took: string;
  readonly day: Day | undefined;
}

/** What a solved puzzle took: looks, hints, and wrong answers if there were any. */
export function useTook(attempt: Attempt | undefined): string {
  const words = useTranslations('puzzle');
  const { looks = 0, hinted = [], wrong = 0 } = attempt ?? {};
  return [
    words('took', { looks, hints: hinted.length }),
    ...(wrong > 0 ? [words('wrongAnswers', { count: wrong })] : []),
  ].join(' · ');
}

/** Shares a solved puzzle without its answer: what it is, what it took, and its link. */
export function ShareButton({ opened: { puzzle }, took, day }: ShareButtonProps) {
  const words = useTranslations('puzzle');
  const nameOf = useDayName();
  const { origin = location.origin } = useOriginsForOthers();
  const shown = useRef<HTMLParagraphElement>(null);
  const text = [
    [
      'Fieldbook',
      ...(day === undefined ? [] : [nameOf(day, { dateStyle: 'medium' })]),
      words(`grade.${puzzle.grade}`),
      words('pieces', { count: puzzle.pieces.length }),
    ].join(' · '),
    took,
    origin + puzzleAddress(day ?? formatPuzzle(puzzle)),
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
