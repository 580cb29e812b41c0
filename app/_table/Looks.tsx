import { useTranslations } from 'use-intl';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views';

/** "looked 3 times, last 20:14" */
export function Looks({ looks }: { looks: SeatSummary['looks'] }) {
  const words = useTranslations('ui');
  const { count, last } = looks;
  if (count === undefined || last == null) return words('notLookedYet');
  return words.rich('looked', { count, time: () => <TimeOfDay at={last} /> });
}
