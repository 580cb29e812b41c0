import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { hexOf } from '@/lib/game/views';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';

/** "Jonas found it"; what else the table agreed on is said as kindly. */
export function useFoundWords(): (habitat: Hex) => string {
  const words = useTranslations('ending');
  const seatName = useSeatName();
  const { end, seats } = useTable(state => state.view);
  return habitat => {
    const { call } = end;
    if (call !== null && !call.found) return words('nobody');
    const finder = seats.find(({ seat }) => seat === call?.finder);
    if (call === null || finder === undefined) return words('untold');
    const name = seatName(finder);
    const said = call.space === null ? habitat : hexOf(call.space);
    return said === undefined || said === habitat
      ? words('foundBy', { name })
      : words('elsewhere', { name, said: formatHex(said), place: formatHex(habitat) });
  };
}
