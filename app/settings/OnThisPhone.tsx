'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReadinessNote } from '@/app/_offline/ReadinessNote';
import { type InstallMethod, showPrompt, useInstallMethod } from '@/app/_phone/installMethod';
import {
  canRequestPersistence,
  isStoragePersistent,
  requestPersistentStorage,
} from '@/app/_phone/storagePermission';
import { useAreClueSettingsUnsaved, useClueSettings } from '@/app/_state/clueSettings';
import { UnsavedNote } from '@/app/_state/UnsavedNote';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Checkbox } from '@/app/_ui/Choice';
import { ADDRESSES } from '@/app/addresses';

/** Settings of this phone, a row each: `PhoneRow` shows a status and an action, `Checkbox` a choice. */
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
        <StorageRow />
        <MovingRow />
        <ClueRow />
        <TapRow />
      </ul>
      <UnsavedNote isUnsaved={useAreClueSettingsUnsaved()} />
      <ReadinessNote />
    </section>
  );
}

/** Whether this phone caches the user's clue after a look. Turning it off deletes cached clues at once. */
function ClueRow() {
  const words = useTranslations('outbox');
  const isCached = useClueSettings(state => state.isCached);

  async function choose(isNever: boolean) {
    useClueSettings.setState({ isCached: !isNever });
    if (isNever) await (await import('@/app/_phone/phoneMemory')).deleteAllCachedClues();
  }
  return (
    <li>
      <Checkbox
        label={words('neverCache')}
        note={words('neverCacheNote')}
        checked={!isCached}
        onChange={isNever => void choose(isNever)}
      />
    </li>
  );
}

/** Whether a tap opens the user's clue, in place of holding the button. */
function TapRow() {
  const words = useTranslations('seat');
  const opensByTap = useClueSettings(state => state.opensByTap);
  return (
    <li>
      <Checkbox
        label={words('byTapping')}
        note={words('byTappingNote')}
        checked={opensByTap}
        onChange={isOn => useClueSettings.setState({ opensByTap: isOn })}
      />
    </li>
  );
}

type Persistence = 'persistent' | 'best-effort' | 'refused';

/** Whether the browser may delete this phone's games, with a button to request persistent storage. */
function StorageRow() {
  const words = useTranslations('install');
  const [persistence, setPersistence] = useState<Persistence>();
  useEffect(() => {
    void isStoragePersistent().then(isPersistent =>
      setPersistence(isPersistent ? 'persistent' : 'best-effort'),
    );
  }, []);

  async function request() {
    setPersistence((await requestPersistentStorage()) ? 'persistent' : 'refused');
  }
  return (
    <PhoneRow
      title={words('games')}
      note={
        <div role="status">
          {persistence && (
            <p>{words(persistence === 'persistent' ? 'gamesSafe' : 'gamesUnsafe')}</p>
          )}
          {persistence === 'refused' && <p>{words('notKept')}</p>}
        </div>
      }
    >
      {persistence === 'best-effort' && canRequestPersistence() && (
        <Button kind="plain" onClick={request}>
          {words('keep')}
        </Button>
      )}
    </PhoneRow>
  );
}

/** Whether Fieldbook is installed; if not, how to install it or why it cannot be installed. */
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

/** A link to move games from this phone to another one, or the other way round. */
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
  /** The current state, or what the action does. */
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
