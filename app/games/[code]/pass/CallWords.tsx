import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { formatHex } from '@/lib/map/grid';
import { calledHex } from './calledHex';

/** What somebody asks for the end with, and what it takes. */
export function CallWords() {
  const words = useTranslations('pass');
  const seatName = useSeatName();
  const { seats, end } = useTable(state => state.view);
  const caller = seats.find(({ seat }) => seat === end.call?.by);
  const name = caller ? seatName(caller) : '';
  const hex = calledHex(end.call);
  const said = !end.call?.found ? 'gaveUp' : hex === undefined ? 'found' : 'foundOn';
  return (
    <>
      {words(`call.${said}`, { name, space: hex === undefined ? '' : formatHex(hex) })}{' '}
      {words('endNote')}
    </>
  );
}
