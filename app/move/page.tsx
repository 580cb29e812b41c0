import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { MoveScreen } from './MoveScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('moveGames') };
}

/** The same for all users, so that the service worker can cache it. */
export default function MovePage() {
  return (
    <Words part="rest">
      <MoveScreen />
    </Words>
  );
}
