import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Evening } from '@/app/_phone/gameList';
import { Sheet } from '@/app/_ui/Sheet';
import { EveningRows } from './EveningRows';
import { EveningSheet } from './EveningSheet';
import type { Removed } from './RemoveSheet';
import { UnreadableGames } from './UnreadableGames';
import type { EveningsOnPhone } from './useGamesOnPhone';

interface GamesSheetProps {
  readonly listed: EveningsOnPhone;
  readonly onClose: () => void;
}

/** All games on this phone: unfinished ones, ended ones, and those that cannot be read. */
export function GamesSheet({ listed: { evenings, unreadable }, onClose }: GamesSheetProps) {
  const words = useTranslations('start');
  const games = useTranslations('games');
  const [opened, setOpened] = useState<Evening>();
  const [status, setStatus] = useState('');

  function more(evening: Evening) {
    // Cleared, so that screen readers announce the same text again.
    setStatus('');
    setOpened(evening);
  }
  function announceRemoved(removed: Removed) {
    setOpened(undefined);
    setStatus(games(removed));
  }

  return (
    <Sheet title={words('gamesHere')} onClose={onClose} hasCross>
      <EveningRows
        title={words('continueGame')}
        evenings={evenings.filter(({ newest }) => !newest.ended)}
        onMore={more}
      />
      <EveningRows
        title={words('finishedGames')}
        evenings={evenings.filter(({ newest }) => newest.ended)}
        onMore={more}
      />
      <UnreadableGames unreadable={unreadable} onRemoved={announceRemoved} />
      <p role="status" className="text-soft">
        {status}
      </p>
      {opened && (
        <EveningSheet
          evening={opened}
          onClose={() => setOpened(undefined)}
          onRemoved={announceRemoved}
        />
      )}
    </Sheet>
  );
}
