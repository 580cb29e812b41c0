import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { useOwnClues } from './useOwnClues';

interface OwnClueProps {
  readonly own: ReturnType<typeof useOwnClues>;
  /** Whether the first answer is still to come. */
  readonly isReckoning: boolean;
}

/** Has the own clue reckoned with, which counts as a look. */
export function OwnClue({ own: { clues, trouble, read }, isReckoning }: OwnClueProps) {
  const words = useTranslations('notebook');
  return (
    <div className="own-clue">
      <p className="text-note text-soft">
        {words(clues.length > 0 ? 'ownIncluded' : 'readOwnNote')}{' '}
        {isReckoning && words('reckoning')}
      </p>
      {clues.length === 0 && (
        <Button className="min-h-11 text-base" onClick={read}>
          {words('readOwn')}
        </Button>
      )}
      <TroubleNote trouble={trouble} />
    </div>
  );
}
