import type { Metadata } from 'next';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { LeadingBack } from '@/app/_ui/LeadingBack';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
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
    <Words part="rest">
      <ColumnPage
        className="wide:[--column:56rem]"
        title={pages('howTo')}
        back={<LeadingBack close={words('close')} toStart={words('toStart')} />}
      >
        <HowToPlay />
      </ColumnPage>
    </Words>
  );
}
