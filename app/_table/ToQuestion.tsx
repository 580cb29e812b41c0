'use client';

import { useTranslations } from 'use-intl';
import { useOpenQuestion } from './useQuestions';
import { focusVotes } from './votesFocus';

/** The first stop of the keys on a page of the table, while a question waits there: seen only then. */
export function ToQuestion() {
  const words = useTranslations('votes');
  if (useOpenQuestion() === undefined) return null;
  return (
    <button type="button" className="to-question" onClick={focusVotes}>
      {words('toQuestion')}
    </button>
  );
}
