import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { TickSheet } from './TickSheet';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('standalone');
  return { title: words('sheet') };
}

export default function TickSheetPage() {
  return <TickSheet />;
}
