'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { installNewVersion, watchNewVersion } from '@/app/_offline/offlineWorker';
import { Button } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';

/** Offers an update that is ready to install. Only on the start page, where it interrupts no game. */
export function NewVersion() {
  const words = useTranslations('offline');
  const [ready, setReady] = useState<ServiceWorker>();
  const [isOpenElsewhere, setOpenElsewhere] = useState(false);
  useEffect(() => watchNewVersion(setReady), []);
  if (ready === undefined) return null;
  return (
    <Message kind="news" title={words('newVersion')}>
      <p>{words(isOpenElsewhere ? 'openElsewhere' : 'newVersionNote')}</p>
      <Button
        className="mt-2"
        onClick={async () => setOpenElsewhere(!(await installNewVersion(ready)))}
      >
        {words('takeNewVersion')}
      </Button>
    </Message>
  );
}
