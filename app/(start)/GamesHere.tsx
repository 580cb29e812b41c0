'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Evening } from '@/app/_phone/gamesHere';
import { Message } from '@/app/_ui/Message';
import { EveningRows } from './EveningRows';
import { EveningSheet } from './EveningSheet';
import type { Removed } from './RemoveSheet';
import { UnreadGames } from './UnreadGames';
import { useGamesHere } from './useGamesHere';

/** Games to go on with, then those that have ended: of this phone, and of a server's tables that it knows. */
export function GamesHere() {
  const words = useTranslations('start');
  const games = useTranslations('games');
  const errors = useTranslations('errors');
  const here = useGamesHere();
  const section = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Evening>();
  const [said, setSaid] = useState('');

  // The row that somebody stood at has gone: whoever goes on by key starts at the list.
  useEffect(() => {
    if (here && said !== '' && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [here, said]);

  if (here === undefined) return null;
  const { evenings, unread, isAfterDamage, fault } = here;
  // Where a phone keeps nothing, whoever deals on it is told.
  const isTold = fault !== undefined && fault !== 'phone-keeps-nothing';
  const isEmpty = evenings.length + unread.length === 0 && !isAfterDamage && !isTold;
  if (isEmpty && said === '') return null;

  function open(evening: Evening) {
    // To be said anew.
    setSaid('');
    setOpened(evening);
  }
  function tellRemoved(removed: Removed) {
    setOpened(undefined);
    setSaid(games(removed));
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words('gamesHere')}
      className={isEmpty ? 'sr-only' : 'grid gap-5 outline-none'}
    >
      {isTold && <Message kind="warning" icon="trouble" title={errors(fault)} />}
      {isAfterDamage && <Message kind="warning" icon="trouble" title={games('fresh')} />}
      <EveningRows
        title={words('continueGame')}
        evenings={evenings.filter(({ newest }) => !newest.ended)}
        onMore={open}
      />
      <EveningRows
        title={words('finishedGames')}
        evenings={evenings.filter(({ newest }) => newest.ended)}
        onMore={open}
      />
      <UnreadGames unread={unread} onRemoved={tellRemoved} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {opened && (
        <EveningSheet
          evening={opened}
          onClose={() => setOpened(undefined)}
          onRemoved={tellRemoved}
        />
      )}
    </section>
  );
}
