import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadTable } from '@/app/_state/loadTable';
import { TableProvider } from '@/app/_state/TableProvider';
import { TableScreen } from '@/app/_table/TableScreen';

export const metadata: Metadata = { title: 'The table' };

export default async function TablePage({ params }: { params: Promise<{ code: string }> }) {
  const view = await loadTable((await params).code);
  if (view === undefined) notFound();
  return (
    <TableProvider view={view}>
      <TableScreen />
    </TableProvider>
  );
}
