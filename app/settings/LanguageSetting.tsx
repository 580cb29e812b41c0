'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { chooseLanguage, forgetLanguage } from '@/app/_words/languageCookie';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@/app/_words/languages';
import { RadioRows } from './RadioRows';

/** Every language under its own name, so that it is found even from one that cannot be read. */
export function LanguageSetting({ chosen }: { chosen: Language | undefined }) {
  const words = useTranslations('settings');
  const [language, setLanguage] = useState<Language | 'phone'>(chosen ?? 'phone');
  const router = useRouter();
  const choose = (next: Language | 'phone') => {
    setLanguage(next);
    if (next === 'phone') forgetLanguage();
    else chooseLanguage(next);
    router.refresh();
  };
  return (
    <RadioRows
      legend={words('language')}
      note={words('languageNote')}
      name="language"
      options={[
        { value: 'phone', label: words('languagePhone') },
        ...LANGUAGE_CODES.map(code => ({ value: code, label: LANGUAGES[code], lang: code })),
      ]}
      value={language}
      onChange={choose}
    />
  );
}
