import type { Metadata } from 'next';
import { PageHead } from '@/app/_ui/PageHead';
import { getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';
import { NotebookScreen } from './NotebookScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('standalone');
  return { title: words('title') };
}

export default async function NotebookPage() {
  const words = await getWords('standalone');
  const judge = await getWords('judge');
  return (
    <main className="column-page notebook-alone">
      <PageHead
        title={words('title')}
        note={words('about')}
        back={{ href: ADDRESSES.start, label: judge('toStart') }}
      />
      <NotebookScreen />
    </main>
  );
}
