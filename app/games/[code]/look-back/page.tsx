import type { Metadata } from 'next';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable } from '@/app/_server/loadTable';
import { PageWords } from '@/app/_words/PageWords';
import { getWords } from '@/app/_words/request';
import { NoTable } from '@/app/games/NoTable';
import { LookBackScreen } from './LookBackScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('film');
  return { title: words('lookBack') };
}

export default async function LookBackPage({ params }: { params: Promise<{ code: string }> }) {
  const table = await loadTable((await params).code);
  if (!table.ok) return <NoTable why={table.error} />;
  return (
    <ServerTable view={table.value}>
      {/* Which clues were possible is said of a game that has ended: all of its own lie open by then. */}
      <PageWords also={table.value.phase === 'ended' ? ['clues'] : []}>
        <LookBackScreen />
      </PageWords>
    </ServerTable>
  );
}
