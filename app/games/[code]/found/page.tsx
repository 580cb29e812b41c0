import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import { NoTable } from '@/app/games/NoTable';
import { FoundScreen } from './FoundScreen';
import { readSpace } from './readSpace';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('votes');
  return { title: words('foundIt') };
}

interface FoundPageProps {
  readonly params: Promise<{ code: string }>;
  readonly searchParams: Promise<{ space?: string | string[]; finder?: string | string[] }>;
}

export default async function FoundPage({ params, searchParams }: FoundPageProps) {
  const table = await loadTable((await params).code);
  if (!table.ok) return <NoTable why={table.error} />;
  if (table.value.you.length === 0) notFound();
  const { space, finder } = await searchParams;
  return (
    <ServerTable view={table.value}>
      <FoundScreen first={readSpace(space)} finder={finder} />
    </ServerTable>
  );
}
