import { useTranslations } from 'next-intl';
import { OverPage } from '@/app/@over/OverPage';
import { ADDRESSES } from '@/app/addresses';
import { HowToPlay } from '@/app/how-to-play/HowToPlay';

/** The same over the page that somebody is on, so that a table stays as it is beneath. */
export default function HowToPlayOver() {
  const pages = useTranslations('pages');
  const words = useTranslations('howTo');
  return (
    <OverPage address={ADDRESSES.howToPlay} title={pages('howTo')} close={words('close')}>
      <HowToPlay />
    </OverPage>
  );
}
