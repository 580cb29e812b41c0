import type { Metadata } from 'next';
import { PageHead } from '@/app/_ui/PageHead';
import { getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';
import { JudgeScreen } from './JudgeScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('judge') };
}

export default async function JudgePage() {
  const pages = await getWords('pages');
  const words = await getWords('judge');
  return (
    <main className="column-page pb-foot">
      <PageHead title={pages('judge')} back={{ href: ADDRESSES.start, label: words('toStart') }} />
      <JudgeScreen />
    </main>
  );
}
