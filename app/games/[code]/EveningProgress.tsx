import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import type { Stage } from '@/lib/game/stage';

const STAGES: readonly Stage[] = ['lay', 'sit', 'play', 'end'];

/** The steps of the evening, shown until everyone sits: past steps are ticked, the current one is lit. */
export function EveningProgress({ stage }: { stage: Stage }) {
  const words = useTranslations('stages');
  const onePhone = useTable(state => state.view.onePhone);
  // On a table played on one phone, everyone sits from the start.
  const stages = STAGES.filter(each => each !== 'sit' || !onePhone);
  const current = stages.indexOf(stage);
  return (
    <ol aria-label={words('progress')} className="trail print:hidden">
      {stages.map((each, place) => (
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
