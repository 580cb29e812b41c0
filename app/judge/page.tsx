import type { Metadata } from 'next';
import { PageHead } from '@/app/_ui/PageHead';
import { JudgeScreen } from './JudgeScreen';

export const metadata: Metadata = { title: 'The judge' };

export default function JudgePage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 pb-6">
      <PageHead title="The judge" back={{ href: '/', label: 'To the start' }} />
      <JudgeScreen />
    </main>
  );
}
