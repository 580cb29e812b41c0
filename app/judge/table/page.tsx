import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageWords } from '@/app/_words/PageWords';
import { JudgeTable } from './JudgeTable';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations('pages');
  return { title: words('ownMap') };
}

export default function JudgeTablePage() {
  return (
    <PageWords also={['clues']}>
      <JudgeTable />
    </PageWords>
  );
}
