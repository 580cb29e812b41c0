import { LanguageSetting } from './LanguageSetting';
import { OnThisPhone } from './OnThisPhone';
import { ThemeSetting } from './ThemeSetting';

/** Settings stored on this phone: theme, language and more. */
export function Settings() {
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-7 pt-2 pb-foot wide:grid-cols-2">
      <div className="grid grid-cols-1 gap-y-7">
        <ThemeSetting />
        <OnThisPhone />
      </div>
      <LanguageSetting />
    </div>
  );
}
