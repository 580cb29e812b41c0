import type { Metadata } from 'next';
import { PageHead } from '@/app/_ui/PageHead';
import { getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';
import { OrKeptTable } from '@/app/kept/OrKeptTable';
import { RaceScreen } from './RaceScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('race');
  return { title: words('title') };
}

export default async function RacePage() {
  const words = await getWords('race');
  const toNewGame = await getWords('new');
  return (
    <OrKeptTable>
      <main className="race-page">
        <PageHead
          title={words('title')}
          note={words('about')}
          back={{ href: ADDRESSES.newGame, label: toNewGame('toNewGame') }}
        />
        <RaceScreen />
      </main>
    </OrKeptTable>
  );
}
