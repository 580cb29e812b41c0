'use client';

import { useTranslations } from 'use-intl';
import { useAreClueSettingsUnsaved, useClueSettings } from '@/app/_state/clueSettings';
import { UnsavedNote } from '@/app/_state/UnsavedNote';
import { Checkbox } from '@/app/_ui/Choice';
import { Rows } from '@/app/_ui/Row';
import { LanguageRow } from './LanguageRow';
import { ThemeSetting } from './ThemeSetting';
import { ThisPhoneRow } from './ThisPhone';

/** Settings stored on this phone: theme, language, what this phone stores, and how a clue opens. */
export function Settings() {
  const isUnsaved = useAreClueSettingsUnsaved();
  return (
    <div className="settings">
      <ThemeSetting />
      <Rows>
        <LanguageRow />
        <ThisPhoneRow />
      </Rows>
      <TapSetting />
      <UnsavedNote isUnsaved={isUnsaved} />
    </div>
  );
}

/** Whether a tap opens the user's clue, instead of holding the button. */
function TapSetting() {
  const words = useTranslations('seat');
  const opensByTap = useClueSettings(state => state.opensByTap);
  return (
    <Checkbox
      label={words('byTapping')}
      note={words('byTappingNote')}
      checked={opensByTap}
      onChange={isOn => useClueSettings.setState({ opensByTap: isOn })}
    />
  );
}
