'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { rehydrateGames, useKnownGames, usualNameIn } from '@/app/_state/knownGames';
import { useTable } from '@/app/_state/TableProvider';
import type { Badge } from '@/app/_state/tableClient';
import { useMove } from '@/app/_state/useMove';
import { BadgeForm } from '@/app/_table/BadgeForm';
import { Connection, LostSeatMessage } from '@/app/_table/Connection';
import { SeatDiscs } from '@/app/_table/SeatDisc';
import { Presence } from '@/app/_table/SeatState';
import { useSeatName } from '@/app/_table/seatName';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { PageHead } from '@/app/_ui/PageHead';
import { seatAddress, tableAddress } from '@/app/addresses';
import { formatGameCode } from '@/lib/game/gameCode';
import type { SeatSummary } from '@/lib/game/views/views';
import { freeSeat } from './freeSeat';

/** Asks who sits down. If someone else takes the seat first, the next free one replaces it. */
export function SitScreen({ wanted }: { wanted: number }) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const modes = useTranslations('start');
  const { code, mode, seats, you } = useTable(state => state.view);
  const [before] = useState(you);
  // A seat taken from here stays until the next page loads.
  const taken = seats.find(({ seat }) => you.includes(seat) && !before.includes(seat));
  const seat = taken ?? freeSeat(seats, wanted);
  return (
    <main className="map-page sit-page">
      <PageHead
        title={table('sitDown')}
        note={`${words('note', { code: formatGameCode(code) })} · ${modes(`mode.${mode}`)}`}
        back={{ href: tableAddress(code), label: words('toTable') }}
      />
      <Connection />
      <LostSeatMessage />
      {seat ? (
        <SitForm seat={seat} before={before.length} />
      ) : (
        <div role="status" className="grid gap-4 py-4 text-center">
          <p>{words('allTaken')}</p>
          <ButtonLink kind="primary" href={tableAddress(code)}>
            {words('toTable')}
          </ButtonLink>
        </div>
      )}
    </main>
  );
}

interface SitFormProps {
  readonly seat: SeatSummary;
  /** How many seats this phone held when the page opened. */
  readonly before: number;
}

/** Asks who sits down, then leads to their envelope, or to the table if this phone already held a seat. */
function SitForm({ seat, before }: SitFormProps) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const { code, seats, you } = useTable(state => state.view);
  const refresh = useTable(state => state.refresh);
  const usualName = useKnownGames(usualNameIn);
  const router = useRouter();
  const move = useMove();
  const isOneMore = before > 0;
  useEffect(() => void rehydrateGames(), []);

  async function sitDown(badge: Badge) {
    const sits = await move.make(client => client.claimSeat(seat.seat, badge));
    if (!sits) return refresh();
    router.replace(isOneMore ? tableAddress(code) : `${seatAddress(code, seat.seat)}#envelope`);
  }

  return (
    <BadgeForm
      seat={seat}
      seats={seats}
      usualName={isOneMore ? undefined : usualName}
      move={move}
      onSubmit={sitDown}
      className="sit-form"
    >
      <AlreadyHere but={seat.seat} />
      <BottomBar>
        <p className="pb-1 text-center text-note text-soft">
          {isOneMore ? table('forSomebody', { count: before + 1 }) : words('next')}
        </p>
        <Button
          type="submit"
          kind="primary"
          waiting={move.isWaiting || you.length > before ? table('sittingDown') : undefined}
        >
          {table('sitDown')}
        </Button>
      </BottomBar>
    </BadgeForm>
  );
}

/** Who sits at the table already, without the seat `but`. */
function AlreadyHere({ but }: { but: number }) {
  const words = useTranslations('sit');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  const here = seats.filter(({ seat, claimed }) => claimed && seat !== but);
  return (
    <section aria-label={words('alreadyHere')} className="grid content-start gap-2">
      <h2 className="font-semibold text-soft">{words('alreadyHere')}</h2>
      {here.length === 0 ? (
        <p>{words('firstHere')}</p>
      ) : (
        <ul className="seats">
          {here.map(seat => (
            <li key={seat.seat} className="seat-card border-rule bg-sheet">
              <SeatDiscs seat={seat} className="size-9" smaller="size-7" />
              <span className="min-w-0 leading-tight">
                <span className="block font-semibold wrap-anywhere">{seatName(seat)}</span>
                <span className="block text-note leading-tight text-soft">
                  <Presence seat={seat} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
