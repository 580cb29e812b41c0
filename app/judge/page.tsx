import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/app/_ui/PageHead';
import { PageWords } from '@/app/_words/PageWords';
import { ADDRESSES } from '@/app/addresses';
import { JudgeScreen } from './JudgeScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('judge') };
}

export default function JudgePage() {
  const pages = useTranslations('pages');
  const words = useTranslations('judge');
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 pb-6 min-[600px]:max-w-180 wide:page-wide">
      <PageHead title={pages('judge')} back={{ href: ADDRESSES.start, label: words('toStart') }} />
      <PageWords also={['clues']}>
        <JudgeScreen />
      </PageWords>
    </main>
  );
}
