import { useTranslations } from 'use-intl';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views/views';

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

/**
 * What the table sees of a clue: that somebody has looked, and the exception: on more phones than one.
 * Where every look is counted: "looked 3 times, last at 20:14".
 */
export function Looks({ looks: { phones, count = 0, last } }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('ui');
  if (phones === 0) return words('notLookedYet');
  return (
    <>
      {last && words.rich('looked', { count, time: () => <TimeOfDay at={last} /> })}
      {last && phones > 1 && ' · '}
      {phones > 1 ? words('lookedOnPhones', { phones }) : !last && words('hasLooked')}
    </>
  );
}

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

function PresenceDot({ isHere }: { isHere: boolean }) {
  // All border: where people choose their own few colours, a ground is not painted.
  const style = isHere ? 'border-[0.3125rem] border-accent' : 'border-2 border-soft';
  return (
    <span aria-hidden="true" className={`mr-1.5 inline-block size-2.5 rounded-full ${style}`} />
  );
}
