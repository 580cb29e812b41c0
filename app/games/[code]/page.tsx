import type { Metadata } from 'next';
import { loadTable } from '@/app/_server/loadTable';
import { ServerTable } from '@/app/_state/ServerTable';
import { TableScreen } from '@/app/_table/TableScreen';
import type { ShortClues } from '@/app/_table/UncoveredSeat';
import { getWords } from '@/app/_words/request';
import type { SaidTable } from '@/app/_words/said';
import { NoTable } from '@/app/games/NoTable';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('table') };
}

export default async function TablePage({ params }: { params: Promise<{ code: string }> }) {
  const table = await loadTable((await params).code);
  if (!table.ok) return <NoTable why={table.error} />;
  return (
    <ServerTable view={table.value}>
      <TableScreen shortClues={await shortCluesOf(table.value)} />
    </ServerTable>
  );
}

/** Only what the view itself uncovers, and so nothing before the end. */
async function shortCluesOf({ phase, seats }: SaidTable): Promise<ShortClues | undefined> {
  if (phase !== 'ended') return undefined;
  const words = await getWords('clues.short');
  const clues = seats.flatMap(seat => seat.clues ?? []);
  return Object.fromEntries(clues.map(({ id }) => [id, words(id)]));
}
