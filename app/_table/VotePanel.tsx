import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { SeatSummary, VoteView } from '@/lib/game/views';
import { Ballot } from './Ballot';
import { VoteButtons } from './VoteButtons';
import { type VotedOn, voteWords } from './voteWords';

interface VotePanelProps {
  readonly title: ReactNode;
  readonly note?: string;
  readonly what: VotedOn;
  readonly vote: VoteView;
  /** Whose votes count. */
  readonly seats: readonly SeatSummary[];
  readonly isWaiting: boolean;
  readonly onVote: (voter: number) => void;
  readonly onTakeBack: (voter: number) => void;
}

/**
 * What is voted on and how it stands, with the own vote beside it: always at the same place, or
 * below, as wide as all. Who has voted is shown once somebody has.
 */
export function VotePanel(props: VotePanelProps) {
  const { title, note, what, vote, seats, isWaiting, onVote, onTakeBack } = props;
  const words = useTranslations('table');
  const own = useTable(state => state.view.you.length);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-28">
          {title}
          <p className="text-note text-soft">{voteWords(vote, words)}</p>
        </div>
        <div className={`flex-1 ${own > 1 ? 'basis-full' : 'basis-28'}`}>
          <VoteButtons
            voters={vote.voters}
            what={what}
            isWaiting={isWaiting}
            onVote={onVote}
            onTakeBack={onTakeBack}
          />
        </div>
      </div>
      {note && <p className="text-note text-soft">{note}</p>}
      {vote.votes > 0 && <Ballot seats={seats} voters={vote.voters} />}
    </div>
  );
}
