import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { isHeard } from '@/app/_state/tableStore';
import { useSeatName } from '@/app/_table/seatName';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { awayFrom } from './seatsState';

/** More names fill a phone's line. */
const MOST_NAMED = 2;

/** "Everybody is here", until somebody is not. */
export function SeatsNews() {
  const words = useTranslations('moments');
  const ui = useTranslations('ui');
  const format = useFormatter();
  const seatName = useSeatName();
  const { seats, you, onePhone } = useTable(state => state.view);
  const isKnown = useTable(isHeard);
  if (!isKnown) return ui('noConnection');
  if (onePhone && you.length > 0) return words('allOnThisPhone');
  const free = seats.filter(({ claimed }) => !claimed);
  const away = awayFrom({ seats, you });
  const [first] = away;
  if (first === undefined && free.length > 0) return words('seatsFree', { count: free.length });
  // Who looks on is not among those who sit, though a seat may be meant for them.
  if (first === undefined) return words(you.length > 0 ? 'everybodyHere' : 'noneFree');
  if (away.length > MOST_NAMED) return words('manyAway', { count: away.length });
  if (away.length > 1)
    return words('areAway', { names: format.list(away.map(seatName), { type: 'conjunction' }) });
  const { lastHere } = first;
  const name = seatName(first);
  return lastHere === null
    ? words('isAway', { name })
    : words.rich('isAwaySince', { name, time: () => <TimeOfDay at={lastHere} /> });
}
