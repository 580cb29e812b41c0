'use client';

import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { later } from '@/app/_ui/later';
import { questionKey } from './questions';
import { useEndLeads } from './useEndLeads';
import { useHeight } from './useHeight';
import { useHintNews } from './useHintNews';
import { useQuestions } from './useQuestions';
import { focusVotes, VOTES_ID } from './votesFocus';

const HintNews = later(async () => (await import('./HintNews')).HintNews);
const VoteQuestion = later(async () => (await import('./VoteQuestion')).VoteQuestion);
const VoteStanding = later(async () => (await import('./VoteStanding')).VoteStanding);
const VotesWaiting = later(async () => (await import('./VotesWaiting')).VotesWaiting);

interface VoteBannerProps {
  /** Whether a clue is held open: then nothing comes, goes or moves. */
  readonly isStill?: boolean;
}

/**
 * What the table is asked, under the head of every page of who sits there: one question to answer; else one
 * row for each that stands open, and the hint once it is there.
 */
export function VoteBanner({ isStill = false }: VoteBannerProps) {
  const { open, standing } = useKept(useQuestions(), isStill);
  const waiting = useKept(
    useTable(state => state.memory?.waiting),
    isStill,
  );
  const news = useHintNews();
  useEndLeads(isStill);
  const isNewsShown = useKept(news.isShown && open === undefined, isStill);
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
        {isNewsShown && news.hint && <HintNews hint={news.hint} onRead={news.putAway} />}
      </div>
    </div>
  );
}

/** The value as it is now, or while it is kept, as it was before. */
function useKept<T>(now: T, isKept: boolean): T {
  const [last, setLast] = useState(now);
  if (!isKept && last !== now) setLast(now);
  return isKept ? last : now;
}
