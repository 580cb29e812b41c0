import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { CodeScreen } from './CodeScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('mapByCode') };
}

export default function CodePage() {
  return (
    <Words part="start">
      <CodeScreen />
    </Words>
  );
}
