import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PassScreen } from '@/app/_pass/PassScreen';
import { longestClue } from '@/app/_seat/longestClue';
import { loadTable } from '@/app/_state/loadTable';
import { TableProvider } from '@/app/_state/TableProvider';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('passPhone') };
}

export default async function PassPage({ params }: { params: Promise<{ code: string }> }) {
  const view = await loadTable((await params).code);
  if (view === undefined || view.you.length === 0) notFound();
  return (
    <TableProvider view={view}>
      <PassScreen longestClue={await longestClue()} />
    </TableProvider>
  );
}
