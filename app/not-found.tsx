import { useTranslations } from 'next-intl';
import { buttonLook } from './_ui/buttonLook';
import { DeadEnd } from './_ui/DeadEnd';

export default function NotFound() {
  const words = useTranslations('pages');
  return (
    <DeadEnd title={words('nothingHere')} text={words('nothingHereNote')}>
      {/* No link of Next's: every page carries this one along, and it starts anew anyway. */}
      <a href="/" className={buttonLook('primary')}>
        {words('toStart')}
      </a>
    </DeadEnd>
  );
}
