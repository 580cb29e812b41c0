'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { chooseLook, chosenLook, forgetLook, type Look, watchLook } from '@/app/_state/look';
import { RadioRows } from './RadioRows';

const readChosen = (): Look | 'phone' => chosenLook() ?? 'phone';
const readOnServer = (): Look | 'phone' => 'phone';

/** Paper, lantern, or whichever of them the phone asks for. */
export function LookSetting() {
  const words = useTranslations('settings');
  const look = useSyncExternalStore(watchLook, readChosen, readOnServer);
  return (
    <RadioRows
      legend={words('theme')}
      note={words('themeNote')}
      name="look"
      options={[
        { value: 'phone', label: words('themePhone') },
        { value: 'paper', label: words('themePaper') },
        { value: 'lantern', label: words('themeLantern') },
      ]}
      value={look}
      onChange={chosen => (chosen === 'phone' ? forgetLook() : chooseLook(chosen))}
    />
  );
}
