import { useTranslations } from 'use-intl';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views/views';

/**
 * Whether a seat's phone is connected and whether its clue was looked at; if on several phones, on how many. Offline,
 * this is the last known state.
 */
export function SeatState({ seat, isLost }: { seat: SeatSummary; isLost: boolean }) {
  const words = useTranslations('table');
  const ui = useTranslations('ui');
  const { phones } = seat.looks;
  return (
    <>
      {seat.connected && isLost ? (
        <>
          <PresenceDot isConnected={false} />
          {words('wasHere')}
        </>
      ) : (
        <Presence seat={seat} />
      )}
      {phones > 0 && ` · ${phones > 1 ? ui('lookedOnPhones', { phones }) : ui('hasLooked')}`}
    </>
  );
}

/** The same for this phone's own seat: connected, unless this phone is offline. */
export function OwnSeatState({ isLost }: { isLost: boolean }) {
  const words = useTranslations('table');
  return (
    <>
      <PresenceDot isConnected={!isLost} />
      {words(isLost ? 'thisPhone' : 'you')}
    </>
  );
}

/** The public facts of a seat's looks: "looked 3 times, last at 20:14", and if on several phones, on how many. */
export function Looks({ looks: { phones, count, last } }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('ui');
  if (last === null) return words('notLookedYet');
  return (
    <>
      {words.rich('looked', { count, time: () => <TimeOfDay at={last} /> })}
      {phones > 1 && ` · ${words('lookedOnPhones', { phones })}`}
    </>
  );
}

/** Whether a seat's phone is connected: a full dot, or a ring with the time of its last connection. */
export function Presence({ seat }: { seat: Pick<SeatSummary, 'connected' | 'lastConnectedAt'> }) {
  const words = useTranslations('ui');
  const { connected, lastConnectedAt } = seat;
  return (
    <>
      <PresenceDot isConnected={connected} />
      {connected
        ? words('here')
        : lastConnectedAt === null
          ? words('away')
          : words.rich('awaySince', { time: () => <TimeOfDay at={lastConnectedAt} /> })}
    </>
  );
}

function PresenceDot({ isConnected }: { isConnected: boolean }) {
  // Border only: forced-colors mode does not paint backgrounds.
  const style = isConnected ? 'border-[0.3125rem] border-accent' : 'border-2 border-soft';
  return (
    <span aria-hidden="true" className={`mr-1.5 inline-block size-2.5 rounded-full ${style}`} />
  );
}
