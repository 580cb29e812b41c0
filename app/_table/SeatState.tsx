import { useTranslations } from 'use-intl';
import type { SeatSummary } from '@/lib/game/views';
import { Looks } from './Looks';
import { Presence, PresenceDot } from './Presence';

/** Whether a seat's phone listens, and who has looked. Where this phone hears nothing, it knows only what was. */
export function SeatState({ seat, isLost }: { seat: SeatSummary; isLost: boolean }) {
  const words = useTranslations('table');
  return (
    <>
      {seat.here && isLost ? (
        <>
          <PresenceDot isHere={false} />
          {words('wasHere')}
        </>
      ) : (
        <Presence seat={seat} />
      )}
      {seat.looks.phones > 0 && (
        <>
          {' · '}
          <Looks looks={seat.looks} />
        </>
      )}
    </>
  );
}

/** The same of a seat that this phone holds: it is here, unless nobody can hear it. */
export function OwnSeatState({ isLost }: { isLost: boolean }) {
  const words = useTranslations('table');
  return (
    <>
      <PresenceDot isHere={!isLost} />
      {words(isLost ? 'thisPhone' : 'you')}
    </>
  );
}
