import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { JudgeScreen } from './JudgeScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('judge') };
}

export default function JudgePage() {
  return <JudgeScreen />;
}
