import { useTranslations } from 'use-intl';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { ADDRESSES } from '@/app/addresses';
import { PhoneRow } from './PhoneRow';

/** Games of this phone for another one, or the other way round. */
export function MovingRow() {
  const pages = useTranslations('pages');
  return (
    <PhoneRow title={pages('moveGames')} note={pages('moveGamesNote')}>
      <ButtonLink href={ADDRESSES.moveGames}>{pages('moveGames')}</ButtonLink>
    </PhoneRow>
  );
}
