'use client';

import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { TableColumn } from '@/app/_table/TableColumn';
import { TableTabs } from '@/app/_table/TableTabs';
import { BottomBar } from '@/app/_ui/BottomBar';
import { ButtonLink } from '@/app/_ui/Button';
import { Rows } from '@/app/_ui/Row';
import { PLAIN_LIST } from '@/app/_words/plainList';
import { tableAddress } from '@/app/addresses';
import type { EveningGame, EveningView } from '@/lib/game/views/views';
import { NextGame } from '../NextGame';
import { PastGame } from './PastGame';

/** The games this group has played one after the other, and who found what. */
export function EveningScreen({ first }: { first: EveningView }) {
  const words = useTranslations('evening');
  const pages = useTranslations('pages');
  const format = useFormatter();
  const seatName = useSeatName();
  const { code, stage, seats } = useTable(state => state.view);
  const { games } = useEvening(first);
  const sitting = seats.filter(({ claimed }) => claimed).map(seatName);
  return (
    <TableColumn
      className="wide:[--column:40rem]"
      title={words('title')}
      note={format.list(sitting, PLAIN_LIST)}
      back={{ href: tableAddress(code), label: pages('toTable') }}
      tabs={<TableTabs current="evening" />}
    >
      {games.length === 0 ? (
        <p className="text-soft">{words('none')}</p>
      ) : (
        <PastGames games={games} />
      )}
      <BottomBar>
        {stage === 'end' ? (
          <NextGame />
        ) : (
          <ButtonLink kind="primary" href={tableAddress(code)}>
            {pages('toTable')}
          </ButtonLink>
        )}
      </BottomBar>
    </TableColumn>
  );
}

/** Who found what: the totals, then game by game, newest first. */
function PastGames({ games }: { games: readonly EveningGame[] }) {
  const code = useTable(state => state.view.code);
  return (
    <div className="grid gap-apart">
      <Finds games={games} />
      <Rows>
        {games.map(game => (
          <PastGame key={game.code} game={game} hasJustEnded={game.code === code} />
        ))}
      </Rows>
    </div>
  );
}

/** How often each seat has found the habitat, highest first. */
function Finds({ games }: { games: readonly EveningGame[] }) {
  const words = useTranslations('evening');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  const finds = seats
    .map(seat => ({ seat, count: games.filter(({ finder }) => finder?.seat === seat.seat).length }))
    .toSorted((one, other) => other.count - one.count);
  return (
    <section aria-label={words('foundSoFar')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {finds.map(({ seat, count }) => (
          <li key={seat.seat} className="flex items-center gap-near">
            <SeatDisc seat={seat.seat} color={seat.color} className="size-9" />
            <span aria-hidden="true" className="tabular text-lead">
              {count}
            </span>
            <span className="sr-only">{words('finds', { name: seatName(seat), count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The evening, reloaded whenever the table changes; a failed reload keeps the previous one. */
function useEvening(first: EveningView): EveningView {
  const client = useTableClient();
  const version = useTable(state => state.view.version);
  const loadedVersion = useRef(version);
  const [evening, setEvening] = useState(first);
  useEffect(() => {
    if (loadedVersion.current === version) return;
    let isCurrent = true;
    void client.ask('showEvening').then(answer => {
      if (!isCurrent || !answer.ok) return;
      loadedVersion.current = version;
      setEvening(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, version]);
  return evening;
}
