import type { Metadata } from 'next';
import { getWords } from '@/app/_words/request';
import { OrKeptTable } from '@/app/kept/OrKeptTable';
import { RaceScreen } from './RaceScreen';

export async function generateMetadata(): Promise<Metadata> {
  const words = await getWords('race');
  return { title: words('title') };
}

export default function RacePage() {
  return (
    <OrKeptTable>
      <RaceScreen />
    </OrKeptTable>
  );
}
