import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LayScreen } from '@/app/_lay/LayScreen';
import { loadTable } from '@/app/_state/loadTable';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('layMap') };
}

export default async function LayPage({ params }: { params: Promise<{ code: string }> }) {
  const view = await loadTable((await params).code);
  if (view === undefined) notFound();
  return <LayScreen code={view.code} mapCode={view.mapCode} />;
}
