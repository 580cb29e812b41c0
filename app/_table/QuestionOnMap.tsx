'use client';

import { useRef } from 'react';
import { questionKey } from './questions';
import { useHeight } from './useHeight';
import { useQuestions } from './useQuestions';
import { VoteQuestion } from './VoteQuestion';

/** The question that waits, on a map that fills the screen and so covers the page's banner. */
export function QuestionOnMap() {
  const { open } = useQuestions();
  const { inside, height } = useHeight();
  const status = useRef<HTMLDivElement>(null);
  return (
    <div ref={status} role="status" tabIndex={-1}>
      <div ref={inside}>
        {open && (
          <VoteQuestion
            key={`${questionKey(open.question)} ${open.voter}`}
            {...open}
            height={height}
            onAnswered={() => status.current?.focus()}
          />
        )}
      </div>
    </div>
  );
}
