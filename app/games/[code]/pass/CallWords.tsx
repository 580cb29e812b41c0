import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { openQuestions } from '@/app/_table/questions';
import { questionTitle } from '@/app/_table/questionWords';
import { useQuestionNames } from '@/app/_table/useQuestionNames';

/** Who asks for the end, with what, and what it takes. */
export function CallWords() {
  const words = useTranslations('votes');
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  const question = openQuestions(view).find(({ about }) => about === 'end');
  return (
    <>
      {question && <p className="text-balance">{questionTitle(question, names, words)}</p>}
      <p className="text-balance">{words('allAsked')}</p>
    </>
  );
}
