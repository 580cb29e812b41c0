import type { Metadata } from 'next';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadOwnSeat, type SeatPageProps } from '@/app/_server/loadTable';
import { PageWords } from '@/app/_words/PageWords';
import { getWords } from '@/app/_words/request';
import { NoTable } from '@/app/games/NoTable';
import { NotebookScreen } from './NotebookScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('notebook');
  return { title: words('title') };
}

/** Loads the table only: what is written in the notebook the browser asks for, where it is kept with the seat. */
export default async function NotebookPage(props: SeatPageProps) {
  const own = await loadOwnSeat(props);
  if (!own.ok) return <NoTable why={own.error} />;
  const { view, seat } = own.value;
  return (
    // The words of all clues alike: which of them is whose they do not tell.
    <PageWords also={['clues']}>
      <ServerTable view={view}>
        <NotebookScreen first={seat} />
      </ServerTable>
    </PageWords>
  );
}
