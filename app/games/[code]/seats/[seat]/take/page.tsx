import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import { seatAddress } from '@/app/addresses';
import { NoTable } from '@/app/games/NoTable';
import { TakeScreen } from './TakeScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('takeSeat') };
}

interface TakePageProps {
  readonly params: Promise<{ code: string; seat: string }>;
}

/** For the phone that a seat moves to. It may know whose seat that is, as the whole table does. */
export default async function TakePage({ params }: TakePageProps) {
  const { code, seat: number } = await params;
  const table = await loadTable(code);
  if (!table.ok) return <NoTable why={table.error} />;
  const view = table.value;
  const seat = view.seats.find(each => String(each.seat) === number);
  if (seat === undefined) notFound();
  if (view.you.includes(seat.seat)) redirect(seatAddress(view.code, seat.seat));
  return (
    <ServerTable view={view}>
      <TakeScreen seat={seat} />
    </ServerTable>
  );
}
