import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import { tableAddress } from '@/app/addresses';
import { NoTable } from '@/app/games/NoTable';
import { canHandOut } from './canHandOut';
import { HandOutScreen } from './HandOutScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('opening');
  return { title: words('handOut') };
}

/** For a phone that holds several seats; all others come to the table. */
export default async function HandOutPage({ params }: { params: Promise<{ code: string }> }) {
  const table = await loadTable((await params).code);
  if (!table.ok) return <NoTable why={table.error} />;
  if (!canHandOut(table.value)) redirect(tableAddress(table.value.code));
  return (
    <ServerTable view={table.value}>
      <HandOutScreen />
    </ServerTable>
  );
}
