import { useTranslations } from 'use-intl';
import type { SeatSummary } from '@/lib/game/views';
import { Presence, PresenceDot } from './Presence';

/**
 * In one line whether a seat's phone listens, and how often the clue was looked at. Where this
 * phone hears nothing, it knows only what was.
 */
export function SeatState({ seat, isLost }: { seat: SeatSummary; isLost: boolean }) {
  const words = useTranslations('table');
  const { here } = seat;
  const { count = 0 } = seat.looks;
  if (!here && count === 0) return <Presence seat={seat} />;
  return (
    <>
      <PresenceDot isHere={here && !isLost} />
      {here && isLost ? words('wasHere') : words(here ? 'hereLooks' : 'awayLooks', { count })}
    </>
  );
}

/** The same of a seat that this phone holds: it is here, unless nobody can hear it. */
export function OwnSeatState({ isLost }: { isLost: boolean }) {
  const words = useTranslations('table');
  return (
    <>
      <PresenceDot isHere={!isLost} />
      {isLost ? (
        words('thisPhone')
      ) : (
        <>
          <span className="sr-only">{words('you')}</span>
          <span className="underline underline-offset-2">{words('seeClue')}</span>
        </>
      )}
    </>
  );
}
