import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import { NoTable } from '@/app/games/NoTable';
import { PassScreen } from './PassScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('passPhone') };
}

export default async function PassPage({ params }: { params: Promise<{ code: string }> }) {
  const table = await loadTable((await params).code);
  if (!table.ok) return <NoTable why={table.error} />;
  if (table.value.you.length === 0) notFound();
  return (
    <ServerTable view={table.value}>
      <PassScreen />
    </ServerTable>
  );
}
