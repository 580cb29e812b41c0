import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { JudgeTable } from './JudgeTable';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('ownMap') };
}

export default function JudgeTablePage() {
  return (
    <Words part="judge">
      <JudgeTable />
    </Words>
  );
}
