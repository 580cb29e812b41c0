import { type ReactElement, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHeldClues, wrongPiecesOf } from '@/app/_seat/heldClues';
import { WideSlip } from '@/app/_seat/Slips';
import { useClueSettings } from '@/app/_state/clueSettings';
import { useTable } from '@/app/_state/TableProvider';
import { PageLink } from '@/app/_ui/PageLink';
import { recordAddress } from '@/app/addresses';
import type { SeatSummary, SeatView } from '@/lib/game/views/views';
import type { Hex } from '@/lib/map/hexSet';

/**
 * A slip that replaces the seat's slips: a link to fix a wrong piece, only after its note was read, so that onlookers
 * learn nothing; or, after presses that were too short, a button to open the clue by tapping.
 */
export function useWideSlip(
  seat: SeatSummary,
  view: SeatView | undefined,
  triesTaps: boolean,
): ReactElement | undefined {
  const words = useTranslations('seat');
  const check = useTranslations('check.board');
  const code = useTable(state => state.view.code);
  const opensByTap = useClueSettings(state => state.opensByTap);
  const { clues, map, board } = useHeldClues(view);
  const [lastWrong, setLastWrong] = useState<Hex>();
  const wrong = wrongPiecesOf(clues, map, board)[0]?.piece.hex;
  if (wrong !== undefined && wrong !== lastWrong) setLastWrong(wrong);
  if (!seat.hasWrongPiece && lastWrong !== undefined) setLastWrong(undefined);

  if (lastWrong !== undefined)
    return (
      <WideSlip>
        <PageLink href={recordAddress(code, lastWrong)}>{check('toBoard')}</PageLink>
      </WideSlip>
    );
  if (triesTaps && !opensByTap)
    return (
      <WideSlip>
        <button type="button" onClick={() => useClueSettings.setState({ opensByTap: true })}>
          {words('byTapping')}
        </button>
      </WideSlip>
    );
  return undefined;
}
