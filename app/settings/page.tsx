import type { Metadata } from 'next';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { LeadingBack } from '@/app/_ui/LeadingBack';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { Settings } from './Settings';

export async function generateMetadata(): Promise<Metadata> {
  const pages = await getWords('pages');
  return { title: pages('settings') };
}

export default async function SettingsPage() {
  const pages = await getWords('pages');
  const words = await getWords('settings');
  return (
    <Words part="rest">
      <ColumnPage
        title={pages('settings')}
        back={<LeadingBack close={words('close')} toStart={words('toStart')} />}
      >
        <Settings />
      </ColumnPage>
    </Words>
  );
}
