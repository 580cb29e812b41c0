'use client';

import { AssistNews } from './AssistNews';
import { HintNews } from './HintNews';

export interface QuestionNewsProps {
  /** Whether a clue is held open: then nothing comes, goes or moves. */
  readonly isStill: boolean;
}

/** What came of questions, a row each, until it is put away. */
export const QuestionNews = (props: QuestionNewsProps) => (
  <>
    <HintNews {...props} />
    <AssistNews {...props} />
  </>
);
