'use client';

import { useTable } from '@/app/_state/TableProvider';
import { QuestionNews } from './QuestionNews';
import { questionKey } from './questions';
import { useEndLeads } from './useEndLeads';
import { useHeight } from './useHeight';
import { useKept } from './useKept';
import { useQuestions } from './useQuestions';
import { VoteQuestion } from './VoteQuestion';
import { VoteStanding } from './VoteStanding';
import { VotesWaiting } from './VotesWaiting';
import { focusVotes, VOTES_ID } from './votesFocus';

interface VoteBannerProps {
  /** Whether a clue is held open: then nothing comes, goes or moves. */
  readonly isStill?: boolean;
}

/**
 * What the table is asked, under the head of every page of who sits there: one question to answer; else one
 * row for each that stands open, and what came of others: the hint, another level of help.
 */
export function VoteBanner({ isStill = false }: VoteBannerProps) {
  const { open, standing } = useKept(useQuestions(), isStill);
  const waiting = useKept(
    useTable(state => state.memory?.waiting),
    isStill,
  );
  useEndLeads(isStill);
  const { inside, height } = useHeight();
  return (
    <div className="votes" style={{ height }}>
      {/* Always there, for those who listen to hear what comes into it. */}
      <div ref={inside} id={VOTES_ID} role="status" aria-atomic="false" tabIndex={-1}>
        {open && (
          <VoteQuestion
            key={`${questionKey(open.question)} ${open.voter}`}
            {...open}
            height={height}
            onAnswered={focusVotes}
          />
        )}
        {standing.map(question => (
          <VoteStanding key={questionKey(question)} question={question} onTakenBack={focusVotes} />
        ))}
        {waiting && <VotesWaiting waiting={waiting} />}
        {open === undefined && <QuestionNews isStill={isStill} />}
      </div>
    </div>
  );
}
