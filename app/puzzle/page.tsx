import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { PuzzleScreen } from './PuzzleScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('puzzle');
  return { title: words('title') };
}

/** The same for everyone: which puzzle is shown stands after the `#`, which only the browser knows. */
export default function PuzzlePage() {
  return <PuzzleScreen />;
}
