import type { Metadata } from 'next';
import { PageHead } from '@/app/_ui/PageHead';
import { getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';
import { CodeScreen } from './CodeScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('mapByCode') };
}

export default async function CodePage() {
  const pages = await getWords('pages');
  const words = await getWords('new');
  return (
    <main className="column-page">
      <PageHead
        title={pages('mapByCode')}
        back={{ href: ADDRESSES.newGame, label: words('toNewGame') }}
      />
      <CodeScreen />
    </main>
  );
}
