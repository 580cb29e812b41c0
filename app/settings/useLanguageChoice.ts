import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepPagesAnew } from '@/app/_offline/offlineWorker';
import { serverAnswers, whenBack } from '@/app/_ui/connection';
import { chooseLanguage, forgetLanguage } from '@/app/_words/languageCookie';
import type { Language } from '@/app/_words/languages';

/** Changes the language: of this page, and of those that the phone keeps. */
export function useLanguageChoice() {
  const [chosen, setChosen] = useState<Language | 'phone'>();
  /** For a server to be there: it has the words of all languages, the phone those of one. */
  const [waits, setWaits] = useState(false);
  const router = useRouter();

  const speak = useEffectEvent(() => {
    setWaits(false);
    router.refresh();
    void keepPagesAnew();
  });
  useEffect(() => (waits ? whenBack(() => speak()) : undefined), [waits]);

  async function choose(next: Language | 'phone') {
    setChosen(next);
    if (next === 'phone') forgetLanguage();
    else chooseLanguage(next);
    void keepPagesAnew();
    // Without an answer Next would load the page anew, in the language that it has.
    if (await serverAnswers()) router.refresh();
    else setWaits(true);
  }

  return { chosen, waits, choose };
}
