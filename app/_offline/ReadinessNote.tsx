'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { askHowFar, type HowFar } from './offlineWorker';

const ASK_AGAIN_MILLISECONDS = 1000;

/** Says whether Fieldbook works offline yet, or how much of it is cached. Reserves its line until that is known. */
export function ReadinessNote() {
  const words = useTranslations('offline');
  const { howFar, isReady } = useHowFar();
  return (
    <p className="flex min-h-6 items-center gap-2 text-note text-soft print:hidden">
      {howFar && (
        <>
          <Icon name={isReady ? 'check' : 'clock'} className="size-5" />
          {isReady ? words('ready') : words('readySoon', { ...howFar })}
        </>
      )}
    </p>
  );
}

/** Polls until everything is cached. A worker that fails to install does not answer. */
function useHowFar() {
  const [howFar, setHowFar] = useState<HowFar>();
  const isReady = howFar !== undefined && howFar.kept === howFar.all;
  useEffect(() => {
    if (isReady) return;
    const ask = async () => setHowFar(await askHowFar());
    void ask();
    const timer = setInterval(ask, ASK_AGAIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isReady]);
  return { howFar, isReady };
}
