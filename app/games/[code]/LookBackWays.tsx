import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { filmAddress, lookBackAddress } from '@/app/addresses';

/** From the end on to how it went: the clues, and the film where pieces were recorded. */
export function LookBackWays() {
  const words = useTranslations('film');
  const { code, record } = useTable(state => state.view);
  const hasFilm = record !== null && record.entries.length > 0;
  return (
    <div className="look-back-ways print:hidden">
      {hasFilm && <ButtonLink href={filmAddress(code)}>{words('film')}</ButtonLink>}
      <ButtonLink href={lookBackAddress(code)}>
        {words(hasFilm ? 'theClues' : 'lookBack')}
      </ButtonLink>
    </div>
  );
}
