import type { Metadata } from 'next';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { ADDRESSES } from '@/app/addresses';
import { OrStoredTable } from '@/app/kept/OrStoredTable';
import { NewGame } from './NewGame';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('newGame') };
}

export default async function NewPage() {
  const pages = await getWords('pages');
  const words = await getWords('new');
  return (
    <Words part="start">
      <OrStoredTable>
        <ColumnPage
          className="wide:[--column:60rem]"
          title={pages('newGame')}
          back={{ href: ADDRESSES.start, label: words('toStart') }}
        >
          <NewGame />
        </ColumnPage>
      </OrStoredTable>
    </Words>
  );
}
