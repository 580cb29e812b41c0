import type { Metadata } from 'next';
import { PageHead } from '@/app/_ui/PageHead';
import { NewGame } from './NewGame';

export const metadata: Metadata = { title: 'New game' };

export default function NewPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 pb-6">
      <PageHead title="New game" back={{ href: '/', label: 'To the start' }} />
      <NewGame />
    </main>
  );
}
