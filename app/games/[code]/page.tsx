import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadTable } from '@/app/_state/loadTable';
import { TableProvider } from '@/app/_state/TableProvider';
import { TableScreen } from '@/app/_table/TableScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('table') };
}

export default async function TablePage({ params }: { params: Promise<{ code: string }> }) {
  const view = await loadTable((await params).code);
  if (view === undefined) notFound();
  return (
    <TableProvider view={view}>
      <TableScreen />
    </TableProvider>
  );
}
