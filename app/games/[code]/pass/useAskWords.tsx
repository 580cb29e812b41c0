import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { CallWords } from './CallWords';
import type { Asked } from './useAsking';

interface AskWords {
  readonly title: string;
  readonly note: ReactNode;
  readonly agree: string;
  readonly notNow: string;
}

/** What somebody who has the phone is asked, and the two answers. */
export function useAskWords(matter: Asked, name: string): AskWords {
  const words = useTranslations('pass');
  const votes = useTranslations('votes');
  const assist = useTranslations('assist');
  const { end, hint, players } = useTable(state => state.view);
  if (typeof matter !== 'string') {
    return {
      title: assist('agreeTo', { name }),
      note: (
        <>
          <b>{assist(`name.${matter.assist}`)}.</b> {assist(`does.${matter.assist}`)}{' '}
          {assist('allNeeded')}
        </>
      ),
      agree: votes('agree.hint'),
      notNow: assist('ratherNot'),
    };
  }
  const agree = matter === 'hint' ? 'hint' : end.call?.found ? 'found' : 'nobody';
  return {
    title: words(`ask.${agree}`, { name }),
    note:
      matter === 'hint' ? words('hintNote', { needed: hint.needed, all: players }) : <CallWords />,
    agree: votes(`agree.${agree}`),
    notNow: votes(`notNow.${matter}`),
  };
}
