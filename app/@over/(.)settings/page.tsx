import { OverPage } from '@/app/@over/OverPage';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { ADDRESSES } from '@/app/addresses';
import { Settings } from '@/app/settings/Settings';

/** Opens the settings over the current page, so that a table underneath keeps its state. */
export default async function SettingsOver() {
  const pages = await getWords('pages');
  const words = await getWords('settings');
  return (
    <Words part="rest">
      <OverPage address={ADDRESSES.settings} title={pages('settings')} close={words('close')}>
        <Settings />
      </OverPage>
    </Words>
  );
}
