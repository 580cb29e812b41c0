import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { ResumeScreen } from './ResumeScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('start');
  return { title: words('continueGame'), robots: { index: false, follow: false } };
}

/** Opens the newest unfinished game on this phone; the target of a home screen shortcut. */
export default function GoOnPage() {
  return (
    <Words part="start">
      <ResumeScreen />
    </Words>
  );
}
