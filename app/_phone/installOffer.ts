import { createKept } from '@/app/_state/kept';

interface InstallOffer {
  /** Whether a game has come to its end here: nobody is asked before. */
  readonly hasPlayed: boolean;
  /** Whether somebody has said no, or knows now: nobody is asked twice. */
  readonly isAnswered: boolean;
}

export const { use: useInstallOffer, recall: recallInstallOffer } = createKept<InstallOffer>(
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

/** A game has ended that this phone took part in. */
export function tellPlayed(): void {
  recallInstallOffer();
  if (!useInstallOffer.getState().hasPlayed) useInstallOffer.setState({ hasPlayed: true });
}

export const answerInstallOffer = () => useInstallOffer.setState({ isAnswered: true });
