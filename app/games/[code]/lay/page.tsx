import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadTable } from '@/app/_server/loadTable';
import { NoTable } from '@/app/games/NoTable';
import { LayScreen } from './LayScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('layMap') };
}

export default async function LayPage({ params }: { params: Promise<{ code: string }> }) {
  const table = await loadTable((await params).code);
  if (!table.ok) return <NoTable why={table.error} />;
  return <LayScreen code={table.value.code} mapCode={table.value.mapCode} />;
}
