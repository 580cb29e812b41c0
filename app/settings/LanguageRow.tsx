'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { recachePages } from '@/app/_offline/offlineWorker';
import { RadioOption, RowTick } from '@/app/_ui/Choice';
import { isServerReachable, whenReachable } from '@/app/_ui/connection';
import { Row } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { chooseLanguage, chosenLanguage, forgetLanguage } from '@/app/_words/languageCookie';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@/app/_words/languages';

/** A row with the language, which opens the list of all languages. */
export function LanguageRow() {
  const words = useTranslations('settings');
  const [isOpen, setOpen] = useState(false);
  const stored = useIsHydrated() ? (chosenLanguage() ?? 'phone') : 'phone';
  const { chosen = stored, isWaiting, choose } = useLanguageChoice();
  return (
    <>
      <Row
        title={words('language')}
        value={chosen === 'phone' ? words('languagePhone') : LANGUAGES[chosen]}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Sheet title={words('language')} onClose={() => setOpen(false)} hasCross>
          <Languages chosen={chosen} onChoose={choose} isWaiting={isWaiting} />
        </Sheet>
      )}
    </>
  );
}

interface LanguagesProps {
  readonly chosen: Language | 'phone';
  readonly onChoose: (language: Language | 'phone') => void;
  readonly isWaiting: boolean;
}

/** Languages by their own names, so that users find theirs even if they cannot read the current one. */
function Languages({ chosen, onChoose, isWaiting }: LanguagesProps) {
  const words = useTranslations('settings');
  const offline = useTranslations('offline');
  const current = useLocale();
  const options = [
    { value: 'phone', label: words('languagePhone'), lang: undefined },
    ...LANGUAGE_CODES.map(code => ({ value: code, label: LANGUAGES[code], lang: code })),
  ] as const;
  return (
    <fieldset>
      <legend className="mb-2 text-note text-soft">{words('languageNote')}</legend>
      {options.map(({ value, label, lang }) => (
        <RadioOption
          key={value}
          lang={lang}
          name="language"
          checked={value === chosen}
          onChoose={() => onChoose(value)}
          shape="row"
          className="flex min-h-12 items-center justify-between gap-3 px-4 py-1"
        >
          <span>
            {label}
            {isWaiting && value === chosen && (
              <span role="status" lang={current} className="block text-note font-normal">
                {offline('languageLater')}
              </span>
            )}
          </span>
          <RowTick />
        </RadioOption>
      ))}
    </fieldset>
  );
}

/** Changes the language of this page and of the pages cached on the phone. */
function useLanguageChoice() {
  const [chosen, setChosen] = useState<Language | 'phone'>();
  /** Whether the change waits for the server. Only the server has the texts of every language. */
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
