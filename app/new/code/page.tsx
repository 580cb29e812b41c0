import type { Metadata } from 'next';
import { PageHead } from '@/app/_ui/PageHead';
import { CodeScreen } from './CodeScreen';

export const metadata: Metadata = { title: 'A map by its code' };

export default function CodePage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 pb-6">
      <PageHead title="A map by its code" back={{ href: '/new', label: 'To the new game' }} />
      <CodeScreen />
    </main>
  );
}
