import type { Metadata } from 'next';
import { LeadingBack } from '@/app/_ui/LeadingBack';
import { PageHead } from '@/app/_ui/PageHead';
import { getWords } from '@/app/_words/request';
import { HowToPlay } from './HowToPlay';

export async function generateMetadata(): Promise<Metadata> {
  const pages = await getWords('pages');
  const words = await getWords('howTo');
  return { title: pages('howTo'), description: words('description') };
}

export default async function HowToPlayPage() {
  const pages = await getWords('pages');
  const words = await getWords('howTo');
  return (
    <main className="mx-auto max-w-120 px-4 wide:max-w-224">
      <PageHead
        title={pages('howTo')}
        back={<LeadingBack close={words('close')} toStart={words('toStart')} />}
      />
      <HowToPlay />
    </main>
  );
}
