import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { TickSheet } from './TickSheet';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('standalone');
  return { title: words('sheet') };
}

export default function TickSheetPage() {
  return (
    <Words part="judge">
      <TickSheet />
    </Words>
  );
}
