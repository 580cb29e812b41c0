'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { LostSeatMessage } from '@/app/_table/LostSeatMessage';
import { ToQuestion } from '@/app/_table/ToQuestion';
import { VoteBanner } from '@/app/_table/VoteBanner';
import { PageHead } from '@/app/_ui/PageHead';
import { tableAddress } from '@/app/addresses';
import { HelpForm } from './HelpForm';

/** How much the app helps at this table: what each level does, and the way to another one. */
export function HelpScreen() {
  const words = useTranslations('assist');
  const pages = useTranslations('pages');
  const code = useTable(state => state.view.code);
  return (
    <main className="map-page help-page">
      <ToQuestion />
      <PageHead
        title={words('title')}
        note={words('forAll')}
        back={{ href: tableAddress(code), label: pages('toTable') }}
      />
      <VoteBanner />
      <Connection />
      <LostSeatMessage />
      <HelpForm />
    </main>
  );
}
