import { useMemo } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import type { SaidSeat } from '@/app/_words/said';
import { readStoredMap } from '@/lib/map/mapCode';
import { ClueSlip } from './ClueSlip';
import { clueLight } from './clueLight';

interface OpenClueProps {
  readonly view: SaidSeat;
  /** The place of the one clue to light. */
  readonly only: number | undefined;
}

/** The slip that is held open, which counts the spaces lit on this table's map. */
export function OpenClue({ view, only }: OpenClueProps) {
  const mapCode = useTable(state => state.view.mapCode);
  const { lit } = useMemo(
    () => clueLight(view, readStoredMap(mapCode), only),
    [view, mapCode, only],
  );
  return <ClueSlip view={view} litCount={lit.size} />;
}
