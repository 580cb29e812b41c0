import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { formatGameCode, isPhoneCode } from '@/lib/game/gameCode';

/** On paper there is nothing to open: how others come, where they can, and the map's own code. */
export function Printed() {
  const words = useTranslations('table');
  const { code, mapCode } = useTable(state => state.view);
  return (
    <dl className="hidden print:block">
      {!isPhoneCode(code) && (
        <>
          <dt className="text-note">{words('joinTable')}</dt>
          <dd className="font-bold">{formatGameCode(code)}</dd>
        </>
      )}
      <dt className="text-note">{words('mapCode')}</dt>
      <dd className="font-bold">{mapCode}</dd>
    </dl>
  );
}
