'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeBox } from '@/app/_codes/CodeBox';
import { gamesToResume } from '@/app/_phone/gameList';
import { ButtonLink } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { Message } from '@/app/_ui/Message';
import { Row, Rows } from '@/app/_ui/Row';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { useErrorWords } from '@/app/_words/errorWords';
import { ADDRESSES, puzzleAddress, TODAY } from '@/app/addresses';
import { MAX_ON_TOP, rememberPlayed } from '@/app/deviceCookie';
import { GamesSheet } from './GamesSheet';
import { ListIcon } from './ListIcon';
import { MoreSheet } from './MoreSheet';
import { NewVersion } from './NewVersion';
import { ToContinue } from './ToContinue';
import { type EveningsOnPhone, useGamesOnPhone } from './useGamesOnPhone';

interface StartMainProps {
  /** The typed code, if the form was submitted before hydration. */
  readonly sent: string | undefined;
}

/** The start page's actions, laid out from the bottom upwards: content that loads later moves only the cover. */
export function StartMain({ sent }: StartMainProps) {
  const words = useTranslations('start');
  const puzzle = useTranslations('puzzle');
  const listed = useGamesOnPhone();
  const [opened, setOpened] = useState<'games' | 'more'>();
  const close = () => setOpened(undefined);

  const running = listed && gamesToResume(listed.evenings);
  const all = listed && listed.evenings.length + listed.unreadable.length;
  const open = running?.length;
  useEffect(() => {
    if (all !== undefined && open !== undefined) rememberPlayed({ all, open });
  }, [all, open]);

  return (
    <main>
      {listed && <PhoneTrouble listed={listed} />}
      <NewVersion />
      <div className="start-actions">
        <ToContinue games={running?.slice(0, MAX_ON_TOP) ?? []} />
        {/* Only one of the two is visible, even before the games are read (start.css). */}
        <div className="page-actions">
          <ButtonLink href={ADDRESSES.newGame} kind="primary">
            {words('newGame')}
          </ButtonLink>
          <ButtonLink href={ADDRESSES.newGame}>{words('newGame')}</ButtonLink>
        </div>
      </div>
      <CodeBox sent={sent} />
      <Rows>
        <Row
          href={puzzleAddress(TODAY)}
          mark={<ListIcon name="hexagon" className="size-6" />}
          title={puzzle('today')}
          note={puzzle('about')}
        />
        <Row
          onClick={() => setOpened('games')}
          mark={<Icon name="clock" className="size-6" />}
          title={words('gamesHere')}
          note={<GamesNote listed={listed} />}
        />
        <Row
          onClick={() => setOpened('more')}
          mark={<ListIcon name="lines" className="size-6" />}
          title={words('more')}
          note={words('moreNote')}
        />
      </Rows>
      {opened === 'games' && listed && <GamesSheet listed={listed} onClose={close} />}
      {opened === 'more' && <MoreSheet onClose={close} />}
    </main>
  );
}

/** "6 games · 20:14" */
function GamesNote({ listed }: { listed: EveningsOnPhone | undefined }) {
  const games = useTranslations('games');
  const [newest] = listed?.evenings ?? [];
  if (listed === undefined || newest === undefined) return '\u00a0';
  const count = listed.evenings.reduce((sum, { earlier }) => sum + 1 + earlier.length, 0);
  return (
    <>
      {games('count', { count })} · <TimeOfDay at={newest.newest.at} />
    </>
  );
}

/** Why some of the phone's own games are missing. */
function PhoneTrouble({ listed: { fault, isAfterDamage } }: { listed: EveningsOnPhone }) {
  const games = useTranslations('games');
  const errors = useErrorWords();
  // The deal page reports that this browser stores no games.
  const hasFault = fault !== undefined && fault !== 'phone-keeps-nothing';
  return (
    <>
      {hasFault && <Message kind="warning" icon="trouble" title={errors(fault)} />}
      {isAfterDamage && <Message kind="warning" icon="trouble" title={games('startedOver')} />}
    </>
  );
}
