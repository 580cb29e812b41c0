import { useTranslations } from 'use-intl';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views';

/** Whether a seat's phone listens: a full dot, or a ring with the time it last did. */
export function Presence({ seat }: { seat: Pick<SeatSummary, 'here' | 'lastHere'> }) {
  const words = useTranslations('ui');
  const { here, lastHere } = seat;
  return (
    <>
      <PresenceDot isHere={here} />
      {here
        ? words('here')
        : lastHere === null
          ? words('away')
          : words.rich('awaySince', { time: () => <TimeOfDay at={lastHere} /> })}
    </>
  );
}

export function PresenceDot({ isHere }: { isHere: boolean }) {
  // All border: where people choose their own few colours, a ground is not painted.
  const style = isHere ? 'border-[0.3125rem] border-accent' : 'border-2 border-soft';
  return (
    <span aria-hidden="true" className={`mr-1.5 inline-block size-2.5 rounded-full ${style}`} />
  );
}
