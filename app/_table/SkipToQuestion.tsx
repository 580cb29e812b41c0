import { useTranslations } from 'use-intl';
import { openNotices } from './noticeFocus';
import { useCurrentQuestion } from './useQuestionQueue';

/** The first tab stop on a table's page while a question is open; visible only on focus. */
export function SkipToQuestion() {
  const words = useTranslations('votes');
  if (useCurrentQuestion() === undefined) return null;
  return (
    <button type="button" className="to-question" onClick={openNotices}>
      {words('toQuestion')}
    </button>
  );
}
