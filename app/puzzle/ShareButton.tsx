import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '@/app/_phone/puzzleAttempt';
import { OriginChoice } from '@/app/_ui/OriginChoice';
import { ShareOrCopyButton } from '@/app/_ui/ShareOrCopyButton';
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

/** The figures of a solved puzzle: looks, hints, and wrong answers if any; empty for an unsolved one. */
export function useTook(text: string): string {
  const words = useTranslations('puzzle');
  const kept = useAttempt(text);
  if (!kept?.isSolved) return '';
  const { looks, hints, wrong } = kept;
  return [
    words('looks', { looks }),
    words('hints', { hints }),
    ...(wrong > 0 ? [words('wrongAnswers', { count: wrong })] : []),
  ].join(' · ');
}

/** Shares a solved puzzle without its answer: day, grade, figures and link. A day's puzzle has the link of its day. */
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
    ].join(' · '),
    took,
    origin + puzzleAddress(day ?? formatPuzzle(puzzle)),
  ].join('\n');

  return (
    <>
      <ShareOrCopyButton shown={shown} shared={{ text }}>
        {words('share')}
      </ShareOrCopyButton>
      <p ref={shown} className="shared-text">
        {text}
      </p>
      <OriginChoice />
      <p className="text-note text-soft">{words('shareNote')}</p>
    </>
  );
}
