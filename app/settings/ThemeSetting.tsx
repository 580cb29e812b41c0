'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '@/app/_ui/Choice';
import { chooseTheme, chosenTheme, forgetTheme, type Theme, watchTheme } from '@/app/_ui/theme';

const readChosen = (): Theme | 'phone' => chosenTheme() ?? 'phone';
const readOnServer = (): Theme | 'phone' => 'phone';

/** Paper, lantern, or the phone's own setting. */
export function ThemeSetting() {
  const words = useTranslations('settings');
  const theme = useSyncExternalStore(watchTheme, readChosen, readOnServer);
  return (
    <div className="grid gap-near">
      <Choice
        legend={words('theme')}
        name="theme"
        options={[
          { value: 'phone', label: words('themePhone') },
          { value: 'paper', label: words('themePaper') },
          { value: 'lantern', label: words('themeLantern') },
        ]}
        value={theme}
        onChange={chosen => (chosen === 'phone' ? forgetTheme() : chooseTheme(chosen))}
      />
      <p className="text-note text-soft">{words('themeNote')}</p>
    </div>
  );
}
