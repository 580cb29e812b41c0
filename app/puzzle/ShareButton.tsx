import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { puzzleAddress } from '@/app/addresses';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { formatPuzzle } from '@/lib/puzzle/puzzle';

interface ShareButtonProps {
  readonly opened: OpenPuzzle;
  readonly ideas: number;
  readonly hints: number;
}

/** Shares a solved puzzle without its answer: what it is, which ideas were one's own, and its link. */
export function ShareButton({ opened: { puzzle }, ideas, hints }: ShareButtonProps) {
  const words = useTranslations('puzzle');
  const [isCopied, setCopied] = useState(false);
  const told = Math.min(hints, ideas);
  const text = [
    `Fieldbook · ${words(`grade.${puzzle.grade}`)} · ${words('pieces', { count: puzzle.pieces.length })}`,
    '⬢'.repeat(ideas - told) + '⬡'.repeat(told),
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
