import type { Metadata } from 'next';
import { PageHead } from '@/app/_ui/PageHead';
import { getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';
import { OrKeptTable } from '@/app/kept/OrKeptTable';
import { NewGame } from './NewGame';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('newGame') };
}

export default async function NewPage() {
  const pages = await getWords('pages');
  const words = await getWords('new');
  return (
    <OrKeptTable>
      <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 wide:max-w-240">
        <PageHead
          title={pages('newGame')}
          back={{ href: ADDRESSES.start, label: words('toStart') }}
        />
        <NewGame />
      </main>
    </OrKeptTable>
  );
}
