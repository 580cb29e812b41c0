'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { askToKeepForGood, canAskToKeep, isKeptForGood } from '@/app/_phone/keepForGood';
import { Button } from '@/app/_ui/Button';
import { PhoneRow } from './PhoneRow';

type Keeping = 'for-good' | 'while-there-is-room' | 'refused';

/** How long the browser keeps this phone's games, and a way to ask it for more. */
export function KeepingRow() {
  const words = useTranslations('install');
  const [keeping, setKeeping] = useState<Keeping>();
  useEffect(() => {
    void isKeptForGood().then(isSafe => setKeeping(isSafe ? 'for-good' : 'while-there-is-room'));
  }, []);

  async function ask() {
    setKeeping((await askToKeepForGood()) ? 'for-good' : 'refused');
  }
  return (
    <PhoneRow
      title={words('games')}
      note={
        <div role="status">
          {keeping && <p>{words(keeping === 'for-good' ? 'gamesSafe' : 'gamesUnsafe')}</p>}
          {keeping === 'refused' && <p>{words('notKept')}</p>}
        </div>
      }
    >
      {keeping === 'while-there-is-room' && canAskToKeep() && (
        <Button kind="plain" onClick={ask}>
          {words('keep')}
        </Button>
      )}
    </PhoneRow>
  );
}
