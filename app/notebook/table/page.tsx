import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { NotebookTable } from './NotebookTable';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('pages');
  return { title: words('ownMap') };
}

export default function NotebookTablePage() {
  return (
    <Words part="judge">
      <NotebookTable />
    </Words>
  );
}
