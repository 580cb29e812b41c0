'use client';

import { useTranslations } from 'use-intl';
import { showPrompt } from '@/app/_phone/installPrompt';
import type { InstallWay } from '@/app/_phone/installWay';
import { useInstallWay } from '@/app/_phone/useInstallWay';
import { Button } from '@/app/_ui/Button';
import { PhoneRow } from './PhoneRow';

/** Whether Fieldbook is installed here, and how that is done, or why it cannot be. */
export function InstallRow() {
  const words = useTranslations('install');
  const way = useInstallWay();
  return (
    <PhoneRow title={words('app')} note={<HowTo way={way} />}>
      {way === 'prompt' && (
        <Button kind="plain" onClick={() => void showPrompt()}>
          {words('install')}
        </Button>
      )}
    </PhoneRow>
  );
}

function HowTo({ way }: { way: InstallWay | undefined }) {
  const words = useTranslations('install');
  if (way === 'app') return words('isApp');
  if (way === 'insecure') return words('insecure');
  return (
    <>
      <p>{words('appNote')}</p>
      {(way === 'share' || way === 'menu' || way === 'elsewhere') && <p>{words(way)}</p>}
      {way === 'share' && <p>{words('shareNote')}</p>}
    </>
  );
}
