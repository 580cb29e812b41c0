import { useTranslations } from 'next-intl';
import { OverPage } from '@/app/@over/OverPage';
import { HowToPlay } from '@/app/how-to-play/HowToPlay';

/** The same over the page that somebody is on, so that a table stays as it is beneath. */
export default function HowToPlayOver() {
  const pages = useTranslations('pages');
  const words = useTranslations('howTo');
  return (
    <OverPage address="/how-to-play" title={pages('howTo')} close={words('close')}>
      <HowToPlay />
    </OverPage>
  );
}
