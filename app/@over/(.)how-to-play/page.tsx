import { OverPage } from '@/app/@over/OverPage';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { ADDRESSES } from '@/app/addresses';
import { HowToPlay } from '@/app/how-to-play/HowToPlay';

/** Opens the rules over the current page, so that a table underneath keeps its state. */
export default async function HowToPlayOver() {
  const pages = await getWords('pages');
  const words = await getWords('howTo');
  return (
    <Words part="rest">
      <OverPage address={ADDRESSES.howToPlay} title={pages('howTo')} close={words('close')}>
        <HowToPlay />
      </OverPage>
    </Words>
  );
}
