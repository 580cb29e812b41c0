import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { PuzzleScreen } from './PuzzleScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('puzzle');
  return { title: words('title') };
}

/** The same page for everyone: the hash, which only the browser sees, says which puzzle it shows. */
export default function PuzzlePage() {
  return (
    <Words part="puzzles">
      <PuzzleScreen />
    </Words>
  );
}
