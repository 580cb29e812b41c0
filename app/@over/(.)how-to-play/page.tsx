import { useTranslations } from 'next-intl';
import { HowToPlay } from '@/app/_howTo/HowToPlay';
import { OverPage } from '@/app/_over/OverPage';

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
