import { useTranslations } from 'use-intl';
import { useKnownBoard } from '@/app/_board/knownBoard';
import { PieceMark } from '@/app/_board/SeatDisc';
import { useStepWords } from '@/app/_board/useStepWords';
import { ownersOf } from '@/lib/board/pieces';
import { formatHex } from '@/lib/map/hexName';
import type { Search } from '@/lib/play/turnState';

interface ResumeSearchButtonProps {
  readonly search: Search;
  readonly onResume: () => void;
}

/** Resumes a search that a wrong cube had cut short. */
export function ResumeSearchButton({ search: { player, hex }, onResume }: ResumeSearchButtonProps) {
  const words = useTranslations('record');
  const { players } = useKnownBoard().position;
  const stepWords = useStepWords();
  const [owner = player] = ownersOf(player, players);
  return (
    <button type="button" className="go-on button plain" onClick={onResume}>
      <PieceMark owner={owner} kind="disc" className="size-8" />
      <span className="text-left">
        {words('resumeSearch', { space: formatHex(hex) })}
        <span className="block text-note font-normal text-soft">
          {words('searches', { who: stepWords.player(player) })}
        </span>
      </span>
    </button>
  );
}
