import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { JudgeScreen } from './JudgeScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('judge') };
}

export default function JudgePage() {
  return (
    <Words part="judge">
      <JudgeScreen />
    </Words>
  );
}
