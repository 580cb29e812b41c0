'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Fold } from '@/app/_ui/Fold';
import { DealWords } from './DealWords';
import { turnWords } from './turnWords';

/** What was dealt: how long it lasts in a line, the rest for whoever unfolds it. */
export function DealFold() {
  const words = useTranslations('table');
  const { grade, players, mapCode } = useTable(state => state.view);
  const note =
    grade?.length && grade.turns
      ? words(`dealNote.${grade.length}`, turnWords(grade.turns))
      : players === 2 && words('twoCluesEach');
  return (
    <>
      <div className="print:hidden">
        <Fold title={words('deal')} note={note}>
          <DealWords />
        </Fold>
      </div>
      <p className="hidden print:block">
        <span className="block text-note">{words('mapCode')}</span>
        <b>{mapCode}</b>
      </p>
    </>
  );
}
