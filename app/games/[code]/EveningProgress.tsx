import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import type { Moment } from '@/lib/game/moment';

const MOMENTS: readonly Moment[] = ['lay', 'sit', 'play', 'end'];

/** The steps of the evening, shown until everyone sits: past steps are ticked, the current one is lit. */
export function EveningProgress({ moment }: { moment: Moment }) {
  const words = useTranslations('moments');
  const onePhone = useTable(state => state.view.onePhone);
  // On a table played on one phone, everyone sits from the start.
  const moments = MOMENTS.filter(each => each !== 'sit' || !onePhone);
  const current = moments.indexOf(moment);
  return (
    <ol aria-label={words('trail')} className="trail print:hidden">
      {moments.map((each, place) => (
        <li
          key={each}
          aria-current={place === current ? 'step' : undefined}
          data-done={place < current ? '' : undefined}
        >
          {place < current && <Icon name="check" className="size-3.5" />}
          {words(`step.${each}`)}
          {place < current && <span className="sr-only">{words('stepDone')}</span>}
        </li>
      ))}
    </ol>
  );
}
