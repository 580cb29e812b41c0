'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { recachePages } from '@/app/_offline/offlineWorker';
import { serverAnswers, whenBack } from '@/app/_ui/connection';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { chooseLanguage, chosenLanguage, forgetLanguage } from '@/app/_words/languageCookie';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@/app/_words/languages';
import { RadioRows } from './RadioRows';

/** Each language under its own name, so that users find theirs even if they cannot read the current one. */
export function LanguageSetting() {
  const words = useTranslations('settings');
  const offline = useTranslations('offline');
  const before = useIsHydrated() ? (chosenLanguage() ?? 'phone') : 'phone';
  const { chosen = before, waits, choose } = useLanguageChoice();
  return (
    <RadioRows
      legend={words('language')}
      note={words('languageNote')}
      name="language"
      options={[
        { value: 'phone', label: words('languagePhone') },
        ...LANGUAGE_CODES.map(code => ({ value: code, label: LANGUAGES[code], lang: code })),
      ]}
      value={chosen}
      onChange={choose}
      waitsFor={waits ? offline('languageLater') : undefined}
    />
  );
}

/** Changes the language of this page and of the pages cached on the phone. */
function useLanguageChoice() {
  const [chosen, setChosen] = useState<Language | 'phone'>();
  /** Waiting for a server: it has the texts of every language, the phone only those of one. */
  const [waits, setWaits] = useState(false);
  const router = useRouter();

  const speak = useEffectEvent(() => {
    setWaits(false);
    router.refresh();
    void recachePages();
  });
  useEffect(() => (waits ? whenBack(() => speak()) : undefined), [waits]);

  async function choose(next: Language | 'phone') {
    setChosen(next);
    if (next === 'phone') forgetLanguage();
    else chooseLanguage(next);
    void recachePages();
    // Without a response Next would reload the page in the cached language.
    if (await serverAnswers()) router.refresh();
    else setWaits(true);
  }

  return { chosen, waits, choose };
}
