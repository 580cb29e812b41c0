import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DealTable } from './DealTable';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('ownMap') };
}

export default function OwnTablePage() {
  return <DealTable />;
}
