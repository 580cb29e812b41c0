import type { SeatSummary } from '@/lib/game/views';
import { TimeOfDay } from './TimeOfDay';

/** Whether a seat's phone listens: a full dot, or a ring with the time it last did. */
export function Presence({ seat }: { seat: Pick<SeatSummary, 'here' | 'lastHere'> }) {
  return (
    <>
      <PresenceDot isHere={seat.here} />
      {seat.here ? 'here' : 'away'}
      {!seat.here && seat.lastHere !== null && (
        <>
          {' · '}
          <TimeOfDay at={seat.lastHere} />
        </>
      )}
    </>
  );
}

export function PresenceDot({ isHere }: { isHere: boolean }) {
  const look = isHere ? 'border-accent bg-accent' : 'border-soft';
  return (
    <span
      aria-hidden="true"
      className={`mr-1.5 inline-block size-2.5 rounded-full border-2 ${look}`}
    />
  );
}
