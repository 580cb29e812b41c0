import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/app/_ui/PageHead';
import { ADDRESSES } from '@/app/addresses';
import { NewGame } from './NewGame';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('newGame') };
}

export default function NewPage() {
  const pages = useTranslations('pages');
  const words = useTranslations('new');
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 wide:max-w-240">
      <PageHead
        title={pages('newGame')}
        back={{ href: ADDRESSES.start, label: words('toStart') }}
      />
      <NewGame />
    </main>
  );
}
