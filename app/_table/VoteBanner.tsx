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
  /** True while a clue is held open: nothing may appear, disappear, or move then. */
  readonly isStill?: boolean;
}

/**
 * The table's questions, below the head of each seated player's page: one question to answer, or else one row for
 * each other open question, and the outcomes of earlier ones (a hint, a new help level).
 */
export function VoteBanner({ isStill = false }: VoteBannerProps) {
  const { open, answered } = useFrozen(useQuestions(), isStill);
  const waiting = useFrozen(
    useTable(state => state.waiting),
    isStill,
  );
  useEndLeads(isStill);
  const { inside, height } = useHeight();
  return (
    <div className="votes" style={{ height }}>
      {/* Always rendered, so that screen readers announce what is added to it. */}
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
        <VotesWaiting waiting={waiting} />
        {open === undefined && <QuestionNews isStill={isStill} />}
      </div>
    </div>
  );
}

/** The first tab stop on a table's page while a question is open; visible only on focus. */
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
 * Goes to the table page, which uncovers everything, when the game ends while another page is open. Waits while a
 * clue is held open.
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
