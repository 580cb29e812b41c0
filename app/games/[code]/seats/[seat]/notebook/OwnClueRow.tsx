import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useCover } from '@/app/_seat/useLongPress';
import { useLook } from '@/app/_seat/useLook';
import { useSignal } from '@/app/_seat/useSignal';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import type { SeatNumber } from '@/lib/board/players';
import type { ClueId } from '@/lib/clues/clue';

interface OwnClueRowProps {
  readonly own: ReturnType<typeof useOwnCluesByLook>;
  /** Whether the first result is pending. */
  readonly isComputing: boolean;
}

/** A button that includes the reader's own clue in the deduction, which counts as a look. */
export function OwnClueRow({ own: { clues, trouble, reveal }, isComputing }: OwnClueRowProps) {
  const words = useTranslations('notebook');
  return (
    <div className="own-clue">
      <p className="text-note text-soft">
        {words(clues.length > 0 ? 'ownIncluded' : 'includeOwnNote')}{' '}
        {isComputing && words('computing')}
      </p>
      {clues.length === 0 && (
        <Button className="min-h-11 text-base" onClick={reveal}>
          {words('includeOwn')}
        </Button>
      )}
      <TroubleNote trouble={trouble} />
    </div>
  );
}

const NONE: readonly ClueId[] = [];

/**
 * The reader's own clues, for deduction. Empty until requested, which counts as a look (with a signal, if the table
 * uses signals), and empty again once the page is hidden.
 */
export function useOwnCluesByLook(seat: SeatNumber) {
  const [isOpen, setOpen] = useState(false);
  const cover = useCallback(() => setOpen(false), []);
  useCover(cover);
  const look = useLook(seat, isOpen);
  useSignal(seat, look?.ok === true);
  const clues = useMemo(() => (look?.ok ? look.value.clues.map(({ id }) => id) : NONE), [look]);

  function reveal() {
    // After a refusal, requesting again is another look.
    flushSync(cover);
    setOpen(true);
  }

  return { clues, trouble: look?.ok === false ? look.error : undefined, reveal };
}
