import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SaidSeat } from '@/app/_words/said';
import type { SeatSummary } from '@/lib/game/views';
import type { Result } from '@/lib/result';
import { CheckRoom } from './CheckRoom';
import { Envelope } from './Envelope';
import { OpenClue } from './OpenClue';
import type { Opened, Shows } from './opened';
import { SlipRoom } from './SlipRoom';
import { isOffline } from './useLook';

interface SealedClueProps {
  readonly seat: SeatSummary;
  readonly look: Result<SaidSeat, Trouble> | undefined;
  /** Blanked. */
  readonly longestClue: string;
  /** The place of the one clue to light, for who holds two. */
  readonly only?: number | undefined;
  readonly opened: Opened | undefined;
  readonly shows: Shows;
}

/** Envelope or slip, in the same place and of the same size: covering moves nothing. */
export function SealedClue({ seat, look, longestClue, only, opened, shows }: SealedClueProps) {
  const cluesEach = useTable(state => (state.view.players === 2 ? 2 : 1));
  return (
    // Who has just sat down is led here.
    <div
      id="envelope"
      tabIndex={-1}
      aria-live="polite"
      className="stacked shrink-0 grid-cols-[minmax(0,1fr)] rounded-card"
    >
      <SlipRoom longestClue={longestClue} cluesEach={cluesEach} />
      {/* Before a space is chosen, too: choosing one moves nothing. */}
      {(shows !== 'clue' || opened !== 'clue') && (
        <CheckRoom opened={opened} longestClue={longestClue} cluesEach={cluesEach} />
      )}
      {look?.ok ? (
        <OpenClue view={look.value} only={only} opened={opened} />
      ) : (
        <Envelope seat={seat} isNoted={seat.note} />
      )}
      {/* That there is no connection, the button says. */}
      {look?.ok === false && !isOffline(look) && (
        <div className="relative self-end p-2">
          <TroubleNote trouble={look.error} />
        </div>
      )}
    </div>
  );
}
