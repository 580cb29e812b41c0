import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { longestClue } from '@/app/_seat/longestClue';
import { loadTable } from '@/app/_server/loadTable';
import { ServerTable } from '@/app/_state/ServerTable';
import { getWords } from '@/app/_words/request';
import { NoTable } from '@/app/games/NoTable';
import { SeatScreen } from './SeatScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('yourSeat') };
}

interface SeatPageProps {
  readonly params: Promise<{ code: string; seat: string }>;
}

/** Loads the table only: the clue is asked for by the browser, once somebody holds it open. */
export default async function SeatPage({ params }: SeatPageProps) {
  const { code, seat: number } = await params;
  const table = await loadTable(code);
  if (!table.ok) return <NoTable why={table.error} />;
  const view = table.value;
  const seat = view.seats.find(each => String(each.seat) === number);
  if (seat === undefined || !view.you.includes(seat.seat)) notFound();
  return (
    <ServerTable view={view}>
      <SeatScreen first={seat} longestClue={await longestClue()} />
    </ServerTable>
  );
}
