import type { Metadata } from 'next';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadEvening, loadTable } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import { NoTable } from '@/app/games/NoTable';
import { EveningScreen } from './EveningScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('evening');
  return { title: words('title') };
}

/** For who sits at the table: all others find no such page. */
export default async function EveningPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const table = await loadTable(code);
  if (!table.ok) return <NoTable why={table.error} />;
  const evening = await loadEvening(code);
  if (!evening.ok) return <NoTable why={evening.error} />;
  return (
    <ServerTable view={table.value}>
      <EveningScreen first={evening.value} />
    </ServerTable>
  );
}
