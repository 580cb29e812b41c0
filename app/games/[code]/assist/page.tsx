import type { Metadata } from 'next';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import { NoTable } from '@/app/games/NoTable';
import { AssistScreen } from './AssistScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('assist');
  return { title: words('title') };
}

/** For all who may see the table: how much the app helps is no secret. */
export default async function HelpPage({ params }: { params: Promise<{ code: string }> }) {
  const table = await loadTable((await params).code);
  if (!table.ok) return <NoTable why={table.error} />;
  return (
    <ServerTable view={table.value}>
      <AssistScreen />
    </ServerTable>
  );
}
