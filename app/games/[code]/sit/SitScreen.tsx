'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { LostSeatMessage } from '@/app/_table/LostSeatMessage';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { PageHead } from '@/app/_ui/PageHead';
import { tableAddress } from '@/app/addresses';
import { formatGameCode } from '@/lib/game/gameCode';
import { freeSeat } from './freeSeat';
import { SitForm } from './SitForm';

/** Asks who sits down. A seat that somebody else was faster to take gives way to the next one. */
export function SitScreen({ wanted }: { wanted: number }) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const modes = useTranslations('start');
  const { code, mode, seats, you } = useTable(state => state.view);
  const [before] = useState(you);
  // Stays what it is once it is taken from here, until the next page comes.
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
