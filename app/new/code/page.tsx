import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/app/_ui/PageHead';
import { ADDRESSES } from '@/app/addresses';
import { CodeScreen } from './CodeScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('mapByCode') };
}

export default function CodePage() {
  const pages = useTranslations('pages');
  const words = useTranslations('new');
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 min-[600px]:max-w-180 wide:page-wide">
      <PageHead
        title={pages('mapByCode')}
        back={{ href: ADDRESSES.newGame, label: words('toNewGame') }}
      />
      <CodeScreen />
    </main>
  );
}
