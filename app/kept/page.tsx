import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { StoredTable } from './StoredTable';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('table'), robots: { index: false, follow: false } };
}

/**
 * One page for all tables that the phone stores. The HTML is the same for all users, and the browser loads the game. The
 * server returns it for the URLs of phones' own games, and the service worker, when offline, for those of all tables.
 */
export default function StoredTablePage() {
  return (
    <Words part="start">
      <StoredTable />
    </Words>
  );
}
