import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { entriesOf } from '@/lib/game/recordView';
import { follow } from '@/lib/play/follow';

/** "turn 5", below the page's title. */
export function TurnNote() {
  const words = useTranslations('record');
  const { record, players } = useTable(state => state.view);
  const turn = useMemo(
    () => (record ? follow(entriesOf(record), players).turn : 0),
    [record, players],
  );
  return turn === 0 ? words('sharing') : words('turn', { turn });
}
