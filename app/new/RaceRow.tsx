import { useTranslations } from 'use-intl';
import { ListRow } from '@/app/_ui/ListRow';
import { ADDRESSES } from '@/app/addresses';

/** The way to a race: two tables that type the same words play the same game. */
export function RaceRow() {
  const words = useTranslations('new');
  return (
    <ul className="-my-2">
      <ListRow href={ADDRESSES.race} isLast title={words('race')} note={words('raceAlone')} />
    </ul>
  );
}
