'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { passAddress } from '@/app/addresses';
import { openQuestions } from './questions';
import { questionTitle } from './questionWords';
import { useQuestionNames } from './useQuestionNames';

/** A call that was not put to all: the phone goes on with it from where it was. */
export function StandingCall() {
  const words = useTranslations('votes');
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  const call = openQuestions(view).find(({ about }) => about === 'end');
  return (
    call && (
      <ButtonLink href={passAddress(view.code, 'end')} className="px-3">
        {questionTitle(call, names, words)}
      </ButtonLink>
    )
  );
}
