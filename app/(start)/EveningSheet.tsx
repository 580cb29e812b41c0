import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Evening, GameHere } from '@/app/_phone/gamesHere';
import { useGameTitle } from '@/app/_table/gameWords';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Sheet } from '@/app/_ui/Sheet';
import { giveAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import { EveningGames } from './EveningGames';
import { type Removed, RemoveSheet } from './RemoveSheet';

interface EveningSheetProps {
  readonly evening: Evening;
  readonly onClose: () => void;
  readonly onRemoved: (removed: Removed) => void;
}

/** What can be done with an evening's games besides going on. */
export function EveningSheet({ evening, onClose, onRemoved }: EveningSheetProps) {
  const words = useTranslations('games');
  const pages = useTranslations('pages');
  const title = useGameTitle();
  const [asked, setAsked] = useState<readonly GameHere[]>();
  const { newest, earlier } = evening;
  const games = [newest, ...earlier];
  if (asked) return <RemoveSheet games={asked} onClose={onClose} onRemoved={onRemoved} />;
  return (
    <Sheet title={title(newest)} onClose={onClose} hasCross>
      {earlier.length > 0 && <EveningGames games={games} onRemove={game => setAsked([game])} />}
      {isPhoneCode(newest.code) && (
        <ButtonLink href={giveAddress(newest.code)}>{pages('moveGame')}</ButtonLink>
      )}
      <Button onClick={() => setAsked(games)}>
        {words(isPhoneCode(newest.code) ? 'remove' : 'forget', { count: games.length })}
      </Button>
    </Sheet>
  );
}
