'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { createPersisted } from '@/app/_state/persisted';
import { Button } from '@/app/_ui/Button';
import { showPrompt, useInstallMethod } from './installMethod';

/** Offers to install Fieldbook once a game has ended on this phone, until the offer is answered. */
export function InstallOffer() {
  const words = useTranslations('install');
  const titleId = useId();
  const method = useInstallMethod();
  const { hasPlayed, isAnswered } = useInstallOffer();
  if (!hasPlayed || isAnswered) return null;
  if (method !== 'prompt' && method !== 'share' && method !== 'menu') return null;

  async function install() {
    if (!(await showPrompt())) answerInstallOffer();
  }
  return (
    <section aria-labelledby={titleId} className="install-offer print:hidden">
      <h2 id={titleId} className="font-semibold">
        {words('offer')}
      </h2>
      <p className="text-note text-soft">{words('appNote')}</p>
      {method !== 'prompt' && <p className="text-note">{words(method)}</p>}
      <div>
        <Button kind="word" onClick={answerInstallOffer}>
          {words(method === 'prompt' ? 'no' : 'gotIt')}
        </Button>
        {method === 'prompt' && (
          <Button className="grow" onClick={install}>
            {words('install')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface InstallOfferState {
  /** Whether a game has ended on this phone: the offer does not appear before. */
  readonly hasPlayed: boolean;
  /** Whether the offer has been declined or acknowledged: it appears only once. */
  readonly isAnswered: boolean;
}

export const { use: useInstallOffer } = createPersisted<InstallOfferState>(
  { hasPlayed: false, isAnswered: false },
  {
    name: 'fieldbook-install-offer',
    storage: 'localStorage',
    read: ({ hasPlayed, isAnswered }) =>
      typeof hasPlayed === 'boolean' && typeof isAnswered === 'boolean'
        ? { hasPlayed, isAnswered }
        : undefined,
  },
);

/** Records that a game that this phone took part in has ended. */
export function recordPlayed(): void {
  if (!useInstallOffer.getState().hasPlayed) useInstallOffer.setState({ hasPlayed: true });
}

const answerInstallOffer = () => useInstallOffer.setState({ isAnswered: true });
