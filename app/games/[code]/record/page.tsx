import type { Metadata } from 'next';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import { NoTable } from '@/app/games/NoTable';
import { readSpace } from '../found/readSpace';
import { RecordScreen } from './RecordScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('record');
  return { title: words('title') };
}

interface RecordPageProps {
  readonly params: Promise<{ code: string }>;
  readonly searchParams: Promise<{ space?: string | string[] }>;
}

export default async function RecordPage({ params, searchParams }: RecordPageProps) {
  const table = await loadTable((await params).code);
  if (!table.ok) return <NoTable why={table.error} />;
  const { space } = await searchParams;
  return (
    <ServerTable view={table.value}>
      <RecordScreen first={readSpace(space)} />
    </ServerTable>
  );
}
