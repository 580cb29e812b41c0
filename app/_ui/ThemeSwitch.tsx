'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { StartIcon } from './StartIcon';
import { chooseTheme, readTheme, type Theme, watchTheme } from './theme';

const readOnServer = (): Theme => 'paper';

interface ThemeSwitchProps {
  readonly className?: string;
  /** Shows the icon only; the label remains for screen readers. */
  readonly isBare?: boolean;
}

/** Switches to the other theme. */
export function ThemeSwitch({ className, isBare = false }: ThemeSwitchProps) {
  const words = useTranslations('ui');
  const theme = useSyncExternalStore(watchTheme, readTheme, readOnServer);
  const other: Theme = theme === 'paper' ? 'lantern' : 'paper';
  return (
    <button type="button" onClick={() => chooseTheme(other)} className={className}>
      <StartIcon name="lantern" />
      <span className={isBare ? 'sr-only' : 'contents'}>{words(other)}</span>
    </button>
  );
}
