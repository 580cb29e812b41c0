'use client';

import { useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { answerInstallOffer, recallInstallOffer, useInstallOffer } from './installOffer';
import { showPrompt } from './installPrompt';
import { useInstallWay } from './useInstallWay';

/** Offers to install Fieldbook, after the first game that has ended here, until somebody says no. */
export function InstallOffer() {
  const words = useTranslations('install');
  const titleId = useId();
  const way = useInstallWay();
  const { hasPlayed, isAnswered } = useInstallOffer();
  useEffect(recallInstallOffer, []);
  if (!hasPlayed || isAnswered) return null;
  if (way !== 'prompt' && way !== 'share' && way !== 'menu') return null;

  async function install() {
    if (!(await showPrompt())) answerInstallOffer();
  }
  return (
    <section aria-labelledby={titleId} className="install-offer print:hidden">
      <h2 id={titleId} className="font-semibold">
        {words('offer')}
      </h2>
      <p className="text-note text-soft">{words('appNote')}</p>
      {way !== 'prompt' && <p className="text-note">{words(way)}</p>}
      <div>
        <Button kind="quiet" onClick={answerInstallOffer}>
          {words(way === 'prompt' ? 'no' : 'gotIt')}
        </Button>
        {way === 'prompt' && (
          <Button className="grow" onClick={install}>
            {words('install')}
          </Button>
        )}
      </div>
    </section>
  );
}
