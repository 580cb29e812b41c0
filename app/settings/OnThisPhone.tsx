'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type InstallMethod, showPrompt, useInstallMethod } from '@/app/_phone/installMethod';
import {
  canRequestPersistence,
  isStoragePersistent,
  requestPersistentStorage,
} from '@/app/_phone/storagePermission';
import { rehydrateClueKeeping, useClueKeeping } from '@/app/_state/clueCaching';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Checkbox } from '@/app/_ui/Choice';
import { ADDRESSES } from '@/app/addresses';

/** Settings of this phone, one row each: `PhoneRow` shows a status and an action, `Checkbox` a choice. */
export function OnThisPhone() {
  const words = useTranslations('install');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="font-display text-head font-semibold">
        {words('title')}
      </h2>
      <ul className="phone-rows">
        <InstallRow />
        <KeepingRow />
        <MovingRow />
        <ClueRow />
      </ul>
    </section>
  );
}

/** Whether this phone stores the user's clue after a look. Turning it off deletes stored clues at once. */
function ClueRow() {
  const words = useTranslations('outbox');
  const keeps = useClueKeeping(state => state.isOn);
  useEffect(rehydrateClueKeeping, []);

  async function choose(isNever: boolean) {
    useClueKeeping.setState({ isOn: !isNever });
    if (isNever) await (await import('@/app/_phone/phoneMemory')).deleteAllCachedClues();
  }
  return (
    <li>
      <Checkbox
        label={words('neverCache')}
        note={words('neverCacheNote')}
        checked={!keeps}
        onChange={isNever => void choose(isNever)}
      />
    </li>
  );
}

type Keeping = 'for-good' | 'while-there-is-room' | 'refused';

/** How long the browser keeps this phone's games, with a button to request persistent storage. */
function KeepingRow() {
  const words = useTranslations('install');
  const [keeping, setKeeping] = useState<Keeping>();
  useEffect(() => {
    void isStoragePersistent().then(isSafe =>
      setKeeping(isSafe ? 'for-good' : 'while-there-is-room'),
    );
  }, []);

  async function ask() {
    setKeeping((await requestPersistentStorage()) ? 'for-good' : 'refused');
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
      {keeping === 'while-there-is-room' && canRequestPersistence() && (
        <Button kind="plain" onClick={ask}>
          {words('keep')}
        </Button>
      )}
    </PhoneRow>
  );
}

/** Whether Fieldbook is installed, and how to install it or why it cannot be installed. */
export function InstallRow() {
  const words = useTranslations('install');
  const method = useInstallMethod();
  return (
    <PhoneRow title={words('app')} note={<HowTo method={method} />}>
      {method === 'prompt' && (
        <Button kind="plain" onClick={() => void showPrompt()}>
          {words('install')}
        </Button>
      )}
    </PhoneRow>
  );
}

function HowTo({ method }: { method: InstallMethod | undefined }) {
  const words = useTranslations('install');
  if (method === 'app') return words('isApp');
  if (method === 'insecure') return words('insecure');
  return (
    <>
      <p>{words('appNote')}</p>
      {(method === 'share' || method === 'menu' || method === 'elsewhere') && (
        <p>{words(method)}</p>
      )}
      {method === 'share' && <p>{words('shareNote')}</p>}
    </>
  );
}

/** Transfers this phone's games to another one, or the other way round. */
function MovingRow() {
  const pages = useTranslations('pages');
  return (
    <PhoneRow title={pages('moveGames')} note={pages('moveGamesNote')}>
      <ButtonLink href={ADDRESSES.moveGames}>{pages('moveGames')}</ButtonLink>
    </PhoneRow>
  );
}

interface PhoneRowProps {
  readonly title: string;
  /** The current state or effect. */
  readonly note: ReactNode;
  /** The available action. */
  readonly children?: ReactNode;
}

/** One row: a status and its action. */
const PhoneRow = ({ title, note, children }: PhoneRowProps) => (
  <li>
    <div>
      <h3 className="font-semibold">{title}</h3>
      <div className="text-note text-soft">{note}</div>
    </div>
    {children}
  </li>
);
