'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { recachePages } from '@/app/_offline/offlineWorker';
import { isServerReachable, whenReachable } from '@/app/_ui/connection';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { chooseLanguage, chosenLanguage, forgetLanguage } from '@/app/_words/languageCookie';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@/app/_words/languages';
import { RadioRows } from './RadioRows';

/** Lists each language by its own name, so that users find theirs even if they cannot read the current one. */
export function LanguageSetting() {
  const words = useTranslations('settings');
  const offline = useTranslations('offline');
  const stored = useIsHydrated() ? (chosenLanguage() ?? 'phone') : 'phone';
  const { chosen = stored, isWaiting, choose } = useLanguageChoice();
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
      waitsFor={isWaiting ? offline('languageLater') : undefined}
    />
  );
}

/** Changes the language of this page and of the pages cached on the phone. */
function useLanguageChoice() {
  const [chosen, setChosen] = useState<Language | 'phone'>();
  /** Whether the change waits for the server, which alone has the texts of every language. */
  const [isWaiting, setWaiting] = useState(false);
  const router = useRouter();

  const applyLanguage = useEffectEvent(() => {
    setWaiting(false);
    router.refresh();
    void recachePages();
  });
  useEffect(() => (isWaiting ? whenReachable(() => applyLanguage()) : undefined), [isWaiting]);

  async function choose(next: Language | 'phone') {
    setChosen(next);
    if (next === 'phone') forgetLanguage();
    else chooseLanguage(next);
    void recachePages();
    // Otherwise Next would reload the page in the cached language.
    if (await isServerReachable()) router.refresh();
    else setWaiting(true);
  }

  return { chosen, isWaiting, choose };
}
