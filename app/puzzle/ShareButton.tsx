import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
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
    [
      steps.map(step => (hinted.includes(stepKey(step)) ? '⬡' : '⬢')).join(''),
      words('took', { ideas: steps.length, hints: hinted.length }),
    ].join(' '),
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
