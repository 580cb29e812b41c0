import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadTable } from '@/app/_state/loadTable';
import { TableProvider } from '@/app/_state/TableProvider';
import { TableScreen } from '@/app/_table/TableScreen';
import type { ShortClues } from '@/app/_table/UncoveredSeat';
import type { TableView } from '@/lib/game/views';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('table') };
}

export default async function TablePage({ params }: { params: Promise<{ code: string }> }) {
  const view = await loadTable((await params).code);
  if (view === undefined) notFound();
  return (
    <TableProvider view={view}>
      <TableScreen shortClues={await shortCluesOf(view)} />
    </TableProvider>
  );
}

/** Only what the view itself uncovers, and so nothing before the end. */
async function shortCluesOf({ phase, seats }: TableView): Promise<ShortClues | undefined> {
  if (phase !== 'ended') return undefined;
  const words = await getTranslations('clues.short');
  const clues = seats.flatMap(seat => seat.clues ?? []);
  return Object.fromEntries(clues.map(({ id }) => [id, words(id)]));
}
