import type { Trouble } from '@/app/_state/tableClient';
import { later } from '@/app/_ui/later';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary, SeatView } from '@/lib/game/views';
import type { Result } from '@/lib/result';
import { Envelope } from './Envelope';

const OpenClue = later(async () => (await import('./OpenClue')).OpenClue, 'atOnce');

interface SealedClueProps {
  readonly seat: SeatSummary;
  readonly look: Result<SeatView, Trouble> | undefined;
  /** The place of the one clue to light, for who holds two. */
  readonly only?: number | undefined;
}

/** Envelope or slip, in the same place and of the same size: covering moves nothing. */
export function SealedClue({ seat, look, only }: SealedClueProps) {
  if (look === undefined) return <Envelope seat={seat} />;
  if (!look.ok) return <TroubleNote trouble={look.error} />;
  return <OpenClue view={look.value} only={only} />;
}
