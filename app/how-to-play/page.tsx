import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { LeadingBack } from '@/app/@over/LeadingBack';
import { PageHead } from '@/app/_ui/PageHead';
import { HowToPlay } from './HowToPlay';

export async function generateMetadata(): Promise<Metadata> {
  const pages = await getTranslations('pages');
  const words = await getTranslations('howTo');
  return { title: pages('howTo'), description: words('description') };
}

export default function HowToPlayPage() {
  const pages = useTranslations('pages');
  const words = useTranslations('howTo');
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
