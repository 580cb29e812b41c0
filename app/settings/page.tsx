import type { Metadata } from 'next';
import { LeadingBack } from '@/app/_ui/LeadingBack';
import { PageHead } from '@/app/_ui/PageHead';
import { getWords } from '@/app/_words/request';
import { Settings } from './Settings';

export async function generateMetadata(): Promise<Metadata> {
  const pages = await getWords('pages');
  return { title: pages('settings') };
}

export default async function SettingsPage() {
  const pages = await getWords('pages');
  const words = await getWords('settings');
  return (
    <main className="mx-auto max-w-120 px-4 wide:max-w-224">
      <PageHead
        title={pages('settings')}
        back={<LeadingBack close={words('close')} toStart={words('toStart')} />}
      />
      <Settings />
    </main>
  );
}
