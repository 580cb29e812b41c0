import { OverPage } from '@/app/@over/OverPage';
import { getWords } from '@/app/_words/request';
import { ADDRESSES } from '@/app/addresses';
import { Settings } from '@/app/settings/Settings';

/** The same over the page that somebody is on, so that a table stays as it is beneath. */
export default async function SettingsOver() {
  const pages = await getWords('pages');
  const words = await getWords('settings');
  return (
    <OverPage address={ADDRESSES.settings} title={pages('settings')} close={words('close')}>
      <Settings />
    </OverPage>
  );
}
