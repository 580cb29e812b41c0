'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { AnsweredQuestionRow } from './AnsweredQuestionRow';
import { QuestionNews } from './QuestionNews';
import { questionKey } from './questions';
import { useFrozen } from './useFrozen';
import { useHeight } from './useHeight';
import { useOpenQuestion, useQuestions } from './useQuestions';
import { VoteQuestion } from './VoteQuestion';
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
  const { open, answered } = useFrozen(useQuestions(), isStill);
  const waiting = useFrozen(
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
        {answered.map(question => (
          <AnsweredQuestionRow
            key={questionKey(question)}
            question={question}
            onTakenBack={focusVotes}
          />
        ))}
        {waiting && <VotesWaiting waiting={waiting} />}
        {open === undefined && <QuestionNews isStill={isStill} />}
      </div>
    </div>
  );
}

/** The first stop of the keys on a page of the table, while a question waits there: seen only then. */
export function SkipToQuestion() {
  const words = useTranslations('votes');
  if (useOpenQuestion() === undefined) return null;
  return (
    <button type="button" className="to-question" onClick={focusVotes}>
      {words('toQuestion')}
    </button>
  );
}

/**
 * Leads from any page of a table to what it uncovers, once the game ends while the page is open: nobody has to
 * go and look for what all have agreed to. Waits while a clue is held open.
 */
function useEndLeads(isStill: boolean): void {
  const { code, phase } = useTable(state => state.view);
  const [first] = useState(phase);
  const go = useNavigation();
  const leads = first === 'playing' && phase === 'ended' && !isStill;
  useEffect(() => {
    if (leads) go.replace(tableAddress(code));
  }, [leads, go, code]);
}
