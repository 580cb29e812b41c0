import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { StandaloneNotebook } from './StandaloneNotebook';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('standalone');
  return { title: words('title') };
}

export default function NotebookPage() {
  return (
    <Words part="judge">
      <StandaloneNotebook />
    </Words>
  );
}
