import type { Metadata } from 'next';
import { ServerTable } from '@/app/_phone/ServerTable';
import { longestClue } from '@/app/_seat/longestClue';
import { loadOwnSeat, type SeatPageProps } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import { NoTable } from '@/app/games/NoTable';
import { SeatScreen } from './SeatScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('yourSeat') };
}

/** Loads the table only: the clue is asked for by the browser, once somebody holds it open. */
export default async function SeatPage(props: SeatPageProps) {
  const own = await loadOwnSeat(props);
  if (!own.ok) return <NoTable why={own.error} />;
  const { view, seat } = own.value;
  return (
    <ServerTable view={view}>
      <SeatScreen first={seat} longestClue={await longestClue()} />
    </ServerTable>
  );
}
