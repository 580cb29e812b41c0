import type { Trouble } from '@/app/_state/tableClient';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary, SeatView } from '@/lib/game/views';
import type { HexSet } from '@/lib/map/hexSet';
import type { Result } from '@/lib/result';
import { ClueSlip } from './ClueSlip';
import { Envelope } from './Envelope';

interface SealedClueProps {
  readonly seat: SeatSummary;
  readonly look: Result<SeatView, Trouble> | undefined;
  readonly lit: HexSet | undefined;
}

/** Envelope or slip, in the same place and of the same size: covering moves nothing. */
export function SealedClue({ seat, look, lit }: SealedClueProps) {
  if (look === undefined) return <Envelope seat={seat} />;
  if (!look.ok) return <TroubleNote trouble={look.error} />;
  return <ClueSlip view={look.value} litCount={lit?.size ?? 0} />;
}
