import { useTranslations } from 'next-intl';
import { ButtonLink } from './_ui/ButtonLink';
import { DeadEnd } from './_ui/DeadEnd';

export default function NotFound() {
  const words = useTranslations('pages');
  return (
    <DeadEnd title={words('nothingHere')} text={words('nothingHereNote')}>
      <ButtonLink href="/" kind="primary">
        {words('toStart')}
      </ButtonLink>
    </DeadEnd>
  );
}
