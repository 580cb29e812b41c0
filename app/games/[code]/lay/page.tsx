import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LayScreen } from '@/app/_lay/LayScreen';
import { loadTable } from '@/app/_state/loadTable';

export const metadata: Metadata = { title: 'Lay the map' };

export default async function LayPage({ params }: { params: Promise<{ code: string }> }) {
  const view = await loadTable((await params).code);
  if (view === undefined) notFound();
  return <LayScreen code={view.code} mapCode={view.mapCode} />;
}
