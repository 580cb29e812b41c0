import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PassScreen } from '@/app/_pass/PassScreen';
import { loadTable } from '@/app/_state/loadTable';
import { TableProvider } from '@/app/_state/TableProvider';

export const metadata: Metadata = { title: 'Pass the phone' };

export default async function PassPage({ params }: { params: Promise<{ code: string }> }) {
  const view = await loadTable((await params).code);
  if (view === undefined || view.you.length === 0) notFound();
  return (
    <TableProvider view={view}>
      <PassScreen />
    </TableProvider>
  );
}
