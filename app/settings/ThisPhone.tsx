'use client';

import { type ReactNode, useEffect, useState } from 'react';
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
import { Button } from '@/app/_ui/Button';
import { Checkbox } from '@/app/_ui/Choice';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { ADDRESSES } from '@/app/addresses';

/** A row that opens the settings about this phone. */
export function ThisPhoneRow() {
  const words = useTranslations('install');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row title={words('title')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Sheet title={words('title')} onClose={() => setOpen(false)} hasCross>
          <ThisPhone />
        </Sheet>
      )}
    </>
  );
}

/** Installing the app, the stored games, the cached clue, and what works without a connection. */
export function ThisPhone() {
  const pages = useTranslations('pages');
  return (
    <>
      <InstallFact />
      <StorageFact />
      <Rows>
        <Row href={ADDRESSES.moveGames} title={pages('moveGames')} note={pages('moveGamesNote')} />
      </Rows>
      <ClueSetting />
      <UnsavedNote isUnsaved={useAreClueSettingsUnsaved()} />
      <ReadinessNote />
    </>
  );
}

/** Whether this phone caches the user's clue after a look. Turning it off deletes cached clues at once. */
function ClueSetting() {
  const words = useTranslations('outbox');
  const isCached = useClueSettings(state => state.isCached);

  async function choose(isNever: boolean) {
    useClueSettings.setState({ isCached: !isNever });
    if (isNever) await (await import('@/app/_phone/phoneMemory')).deleteAllCachedClues();
  }
  return (
    <Checkbox
      label={words('neverCache')}
      note={words('neverCacheNote')}
      checked={!isCached}
      onChange={isNever => void choose(isNever)}
    />
  );
}

type Persistence = 'persistent' | 'best-effort' | 'refused';

/** Whether the browser may delete this phone's games, with a button to request persistent storage. */
function StorageFact() {
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
    <Fact
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
        <Button kind="word" onClick={request}>
          {words('keep')}
        </Button>
      )}
    </Fact>
  );
}

/** Whether Fieldbook is installed; if not, how to install it or why it cannot be installed. */
function InstallFact() {
  const words = useTranslations('install');
  const method = useInstallMethod();
  return (
    <Fact title={words('app')} note={<HowTo method={method} />}>
      {method === 'prompt' && (
        <Button kind="word" onClick={() => void showPrompt()}>
          {words('install')}
        </Button>
      )}
    </Fact>
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

interface FactProps {
  readonly title: string;
  /** The current state, or what the action does. */
  readonly note: ReactNode;
  /** The available action. */
  readonly children?: ReactNode;
}

/** A status and its action. */
const Fact = ({ title, note, children }: FactProps) => (
  <section>
    <h3 className="font-semibold">{title}</h3>
    <div className="text-note text-soft">{note}</div>
    {children}
  </section>
);
