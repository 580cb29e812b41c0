import { useTranslations } from 'use-intl';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views';

/**
 * What the table sees of a clue: that somebody has looked, and the exception: on more phones than one.
 * Where every look is counted: "looked 3 times, last at 20:14".
 */
export function Looks({ looks: { phones, count = 0, last } }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('ui');
  if (phones === 0) return words('notLookedYet');
  return (
    <>
      {last && words.rich('looked', { count, time: () => <TimeOfDay at={last} /> })}
      {last && phones > 1 && ' · '}
      {phones > 1 ? words('lookedOnPhones', { phones }) : !last && words('hasLooked')}
    </>
  );
}
