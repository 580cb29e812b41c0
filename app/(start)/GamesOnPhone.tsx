'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Evening, eveningsOf } from '@/app/_phone/gameList';
import { listPhoneGames, type PhoneGames } from '@/app/_phone/listPhoneGames';
import { subscribeToSettledNews } from '@/app/_phone/phoneNews';
import { useKnownGames } from '@/app/_state/knownGames';
import { useGameTitle } from '@/app/_table/gameWords';
import { Message } from '@/app/_ui/Message';
import { MAX_ON_TOP, rememberPlayed } from '@/app/deviceCookie';
import { EveningRows } from './EveningRows';
import { EveningSheet } from './EveningSheet';
import { ListIcon } from './ListIcon';
import { type Removed, RemoveSheet } from './RemoveSheet';

interface GamesOnPhoneProps {
  /** What comes between the games to continue and the others: how to start a game, or to join one. */
  readonly children: ReactNode;
}

/** Games stored on this phone, and server tables that it knows: first those to continue, the others after `children`. */
export function GamesOnPhone({ children }: GamesOnPhoneProps) {
  const words = useTranslations('start');
  const games = useTranslations('games');
  const listed = useGamesOnPhone();
  const [opened, setOpened] = useState<Evening>();
  const [status, setStatus] = useState('');

  const open = listed?.evenings.filter(({ newest }) => !newest.ended) ?? [];
  const all = listed?.evenings.length;
  // Takes effect on the next visit: a cover that shrinks now would move the list under the user's finger.
  useEffect(() => {
    if (all !== undefined) rememberPlayed({ all, open: open.length });
  }, [all, open.length]);
  // For the same reason, games come first only where the page has kept room for them.
  const [isOnTop, setOnTop] = useState(false);
  useEffect(() => setOnTop(Number(document.documentElement.dataset.played) > 0), []);

  function more(evening: Evening) {
    // Cleared, so that screen readers announce the same text again.
    setStatus('');
    setOpened(evening);
  }
  function announceRemoved(removed: Removed) {
    setOpened(undefined);
    setStatus(games(removed));
  }

  const toContinue = (open.length > 0 || status !== '') && (
    <section
      // Gets the focus if the focused row was removed (`PageFocus`), also the last one.
      tabIndex={-1}
      aria-label={words('continueGame')}
      className="outline-none"
    >
      <EveningRows title={words('continueGame')} limit={MAX_ON_TOP} evenings={open} onMore={more} />
    </section>
  );
  return (
    <>
      <div className="games-on-top">{isOnTop && toContinue}</div>
      {children}
      {!isOnTop && toContinue}
      {listed && (
        <OtherGames listed={listed} status={status} onMore={more} onRemoved={announceRemoved} />
      )}
      {opened && (
        <EveningSheet
          evening={opened}
          onClose={() => setOpened(undefined)}
          onRemoved={announceRemoved}
        />
      )}
    </>
  );
}

interface OtherGamesProps {
  readonly listed: EveningsOnPhone;
  /** What has just been done. */
  readonly status: string;
  readonly onMore: (evening: Evening) => void;
  readonly onRemoved: (removed: Removed) => void;
}

/** Finished games, and what is wrong with the others. */
function OtherGames({ listed, status, onMore, onRemoved }: OtherGamesProps) {
  const words = useTranslations('start');
  const games = useTranslations('games');
  const errors = useTranslations('errors');
  const { evenings, unreadable, isAfterDamage, fault } = listed;
  const finished = evenings.filter(({ newest }) => newest.ended);
  // The deal page reports that this browser stores no games.
  const hasFault = fault !== undefined && fault !== 'phone-keeps-nothing';
  const isEmpty = finished.length + unreadable.length === 0 && !isAfterDamage && !hasFault;
  if (isEmpty && status === '') return null;
  return (
    <section
      tabIndex={-1}
      aria-label={words('gamesHere')}
      className={isEmpty ? 'sr-only' : 'grid gap-5 outline-none'}
    >
      {hasFault && <Message kind="warning" icon="trouble" title={errors(fault)} />}
      {isAfterDamage && <Message kind="warning" icon="trouble" title={games('startedOver')} />}
      <EveningRows title={words('finishedGames')} evenings={finished} onMore={onMore} />
      <UnreadableGames unreadable={unreadable} onRemoved={onRemoved} />
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  );
}

interface UnreadableGamesProps {
  readonly unreadable: PhoneGames['unreadable'];
  readonly onRemoved: (removed: Removed) => void;
}

/** Unreadable games stay until the user deletes them, or a version of Fieldbook can read them. */
function UnreadableGames({ unreadable, onRemoved }: UnreadableGamesProps) {
  const words = useTranslations('games');
  const title = useGameTitle();
  const [removing, setRemoving] = useState<PhoneGames['unreadable']>();
  if (unreadable.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold text-soft">{words('unreadable')}</h2>
      <p className="text-note text-soft">{words('unreadableNote')}</p>
      <ul className="border-t border-rule">
        {unreadable.map(game => {
          const name = game.known ? title(game.known) : words('someGame');
          return (
            <li key={game.code} className="evening-row">
              <div>
                <ListIcon name="phone" className="mx-2 size-6" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block text-note text-soft">{words(`why.${game.why}`)}</span>
                </span>
              </div>
              <button
                type="button"
                aria-label={words('removeGame', { game: name })}
                onClick={() => setRemoving([game])}
              >
                <ListIcon name="bin" className="size-6" />
              </button>
            </li>
          );
        })}
      </ul>
      {removing && (
        <RemoveSheet
          games={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={removed => {
            setRemoving(undefined);
            onRemoved(removed);
          }}
        />
      )}
    </div>
  );
}

interface EveningsOnPhone extends Omit<PhoneGames, 'games'> {
  readonly evenings: readonly Evening[];
}

/** How long to wait for the phone's own games, in milliseconds, so that both lists appear together. */
const TOGETHER_WITHIN = 400;
const NONE: PhoneGames = { games: [], unreadable: [], isAfterDamage: false };

/** All games this phone knows of, kept up to date; `undefined` during the first read. */
function useGamesOnPhone(): EveningsOnPhone | undefined {
  const known = useKnownGames(state => state.games);
  const [phone, setPhone] = useState<PhoneGames>();

  useEffect(() => {
    let latest = 0;
    async function read() {
      const current = ++latest;
      const games = await listPhoneGames();
      if (current === latest) setPhone(games);
    }
    const timeout = setTimeout(() => setPhone(before => before ?? NONE), TOGETHER_WITHIN);
    const stop = subscribeToSettledNews(() => void read());
    // A page restored from the back/forward cache may have missed changes.
    const readIfRestored = ({ persisted }: PageTransitionEvent) => persisted && void read();
    addEventListener('pageshow', readIfRestored);
    void read();
    return () => {
      latest = Number.POSITIVE_INFINITY;
      clearTimeout(timeout);
      stop();
      removeEventListener('pageshow', readIfRestored);
    };
  }, []);

  return useMemo(() => {
    if (phone === undefined) return undefined;
    const { games, ...rest } = phone;
    return { ...rest, evenings: eveningsOf(games, known) };
  }, [phone, known]);
}
