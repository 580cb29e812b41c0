'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { chooseTheme, chosenTheme, forgetTheme, type Theme, watchTheme } from '@/app/_ui/theme';
import { RadioRows } from './RadioRows';

const readChosen = (): Theme | 'phone' => chosenTheme() ?? 'phone';
const readOnServer = (): Theme | 'phone' => 'phone';

/** Paper, lantern, or the phone's own setting. */
export function ThemeSetting() {
  const words = useTranslations('settings');
  const theme = useSyncExternalStore(watchTheme, readChosen, readOnServer);
  return (
    <RadioRows
      legend={words('theme')}
      note={words('themeNote')}
      name="theme"
      options={[
        { value: 'phone', label: words('themePhone') },
        { value: 'paper', label: words('themePaper') },
        { value: 'lantern', label: words('themeLantern') },
      ]}
      value={theme}
      onChange={chosen => (chosen === 'phone' ? forgetTheme() : chooseTheme(chosen))}
    />
  );
}
