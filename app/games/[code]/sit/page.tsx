import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import { tableAddress } from '@/app/addresses';
import { NoTable } from '@/app/games/NoTable';
import { freeSeat } from './freeSeat';
import { SitScreen } from './SitScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('table');
  return { title: words('sitDown') };
}

interface SitPageProps {
  readonly params: Promise<{ code: string }>;
  readonly searchParams: Promise<{ seat?: string | string[] }>;
}

/**
 * Where a scanned or typed code leads. Who sits there comes to the table instead, unless they ask for one
 * seat more, and so does everybody once there is none.
 */
export default async function SitPage({ params, searchParams }: SitPageProps) {
  const table = await loadTable((await params).code);
  if (!table.ok) return <NoTable why={table.error} />;
  const { code, seats, you, moment } = table.value;
  const wanted = Number((await searchParams).seat);
  const sitsAlready = you.length > 0 && Number.isNaN(wanted);
  if (moment === 'end' || sitsAlready || freeSeat(seats, wanted) === undefined) {
    redirect(tableAddress(code));
  }
  return (
    <ServerTable view={table.value}>
      <SitScreen wanted={wanted} />
    </ServerTable>
  );
}
