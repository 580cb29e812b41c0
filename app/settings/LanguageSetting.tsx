'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { chosenLanguage } from '@/app/_words/languageCookie';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@/app/_words/languages';
import { RadioRows } from './RadioRows';
import { useLanguageChoice } from './useLanguageChoice';

const watchNothing = () => () => {};
const readChosen = (): Language | 'phone' => chosenLanguage() ?? 'phone';
const readOnServer = (): Language | 'phone' => 'phone';

/** Every language under its own name, so that it is found even from one that cannot be read. */
export function LanguageSetting() {
  const words = useTranslations('settings');
  const offline = useTranslations('offline');
  const before = useSyncExternalStore(watchNothing, readChosen, readOnServer);
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
