import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Attempt } from '@/app/_phone/puzzleStore';
import { Button } from '@/app/_ui/Button';
import { puzzleAddress } from '@/app/addresses';
import type { Day } from '@/lib/puzzle/days';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { formatPuzzle } from '@/lib/puzzle/puzzle';

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
  const format = useFormatter();
  const [isCopied, setCopied] = useState(false);
  const text = [
    [
      'Fieldbook',
      ...(day === undefined
        ? []
        : [format.dateTime(new Date(`${day}T12:00:00`), { dateStyle: 'medium' })]),
      words(`grade.${puzzle.grade}`),
      words('pieces', { count: puzzle.pieces.length }),
    ].join(' · '),
    took,
    new URL(puzzleAddress(formatPuzzle(puzzle)), location.href).href,
  ].join('\n');

  async function share() {
    try {
      if (navigator.share) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }
    } catch {
      // Somebody closed the phone's own sheet, or the browser allows neither.
    }
  }

  return (
    <>
      <p className="shared-text">{text}</p>
      <p className="text-note text-soft">{words('shareNote')}</p>
      <Button onClick={share}>{words(isCopied ? 'shared' : 'share')}</Button>
    </>
  );
}
