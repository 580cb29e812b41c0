'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ToQuestion } from '@/app/_table/ToQuestion';
import { VoteBanner } from '@/app/_table/VoteBanner';
import { later } from '@/app/_ui/later';
import { PageHead } from '@/app/_ui/PageHead';
import { tableAddress } from '@/app/addresses';
import type { Hex } from '@/lib/map/hexSet';
import { StartCard } from './StartCard';
import { ToOwnClue } from './ToOwnClue';
import { TurnNote } from './TurnNote';

const RecordParts = later(
  async () => (await import('./RecordParts')).RecordParts,
  <div className="parts" />,
);

/** The board as it lies on the table, for all to enter what is put there. */
export function RecordScreen({ first }: { readonly first: Hex | undefined }) {
  const words = useTranslations('record');
  const { code, record, phase } = useTable(state => state.view);
  return (
    <main className="map-page record-page">
      <ToQuestion />
      <PageHead
        title={words('title')}
        note={record !== null && <TurnNote />}
        back={{ href: tableAddress(code), label: words('toTable') }}
        mark={phase === 'playing' && <ToOwnClue />}
      />
      <VoteBanner />
      {record === null ? <StartCard /> : <RecordParts first={first} />}
    </main>
  );
}
