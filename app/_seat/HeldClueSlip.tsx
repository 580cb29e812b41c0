import { useMemo } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import type { SeatView } from '@/lib/game/views/views';
import { readStoredMap } from '@/lib/map/mapCode';
import { PaySlip, PiecesSlip, SpaceSlip } from './AnswerSlips';
import { useHeldClues, wrongPiecesOf } from './heldClues';
import type { HeldContent } from './heldContent';
import { ClueSlip } from './Slip';
import { clueLight } from './useMarks';

interface OpenClueProps {
  readonly view: SeatView;
  /** Index of the one clue to light. */
  readonly only: number | undefined;
  readonly opened?: HeldContent | undefined;
  /**
   * Whether to show a wrong piece instead of the clue: on a phone that is passed around, nothing else reports it.
   */
  readonly isChecked?: boolean;
}

/** The open slip: the clue, or something that follows from it. */
export function HeldClueSlip({ view, only, opened = 'clue', isChecked = false }: OpenClueProps) {
  switch (opened) {
    case 'clue':
      return isChecked ? (
        <CheckedClue view={view} only={only} />
      ) : (
        <LitClue view={view} only={only} />
      );
    case 'paying':
      return <PaySlip view={view} only={only} />;
    case 'pieces':
      return <PiecesSlip view={view} />;
    default:
      return <SpaceSlip view={view} only={only} hex={opened} />;
  }
}

function CheckedClue({ view, only }: Pick<OpenClueProps, 'view' | 'only'>) {
  const { clues, map, board } = useHeldClues(view);
  const isRight = wrongPiecesOf(clues, map, board).length === 0;
  return isRight ? <LitClue view={view} only={only} /> : <PiecesSlip view={view} />;
}

/** The clue, with the number of spaces that it lights on this table's map. */
function LitClue({ view, only }: Pick<OpenClueProps, 'view' | 'only'>) {
  const mapCode = useTable(state => state.view.mapCode);
  const { lit } = useMemo(
    () => clueLight(view, readStoredMap(mapCode), only),
    [view, mapCode, only],
  );
  return <ClueSlip view={view} litCount={lit.size} />;
}
