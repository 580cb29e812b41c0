'use client';

import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { isConnected } from '@/app/_state/tableStore';
import { useSeatName } from '@/app/_table/seatName';
import { awayFrom, isFull } from '@/app/_table/tableFacts';
import { useSeatOrder } from '@/app/_table/useSeatOrder';
import { Icon } from '@/app/_ui/Icon';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { LazyTableSheet } from './LazyTableSheet';

/** All seats in one line that reports only exceptions; a tap opens the table's sheet. */
export function SeatsLine() {
  const { seats, you } = useTable(state => state.view);
  const { ring } = useSeatOrder();
  const isOnline = useTable(isConnected);
  const [isOpen, setOpen] = useState(false);
  // Onlookers have no other way to a seat, and seated players no other way to a seat that can be freed.
  const isQuiet = you.length > 0 && isFull(seats) && awayFrom({ seats, you }).length === 0;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-quiet={isQuiet ? '' : undefined}
        onClick={() => setOpen(true)}
        className="seats-line rounded-card border-[1.5px] border-rule bg-sheet text-left print:hidden"
      >
        <span className="discs -space-x-2">
          {[...ring, ...seats.filter(({ claimed }) => !claimed)].map(
            ({ seat, color, connected }) => (
              <SeatDisc
                key={seat}
                seat={seat}
                color={color}
                className={
                  connected || !isOnline || you.includes(seat) ? 'size-8' : 'size-8 opacity-45'
                }
              />
            ),
          )}
        </span>
        <span className="min-w-0 grow basis-24 leading-tight wrap-break-word">
          <SeatsNews />
        </span>
        <Icon name="forward" />
      </button>
      {isOpen && <LazyTableSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** More names do not fit a phone's line. */
const MAX_NAMED = 2;

/** Who is away or which seats are free; otherwise who starts, or that everyone is connected. */
function SeatsNews() {
  const words = useTranslations('stages');
  const ui = useTranslations('ui');
  const format = useFormatter();
  const seatName = useSeatName();
  const ring = useTranslations('ring');
  const { seats, you, onePhone, starter } = useTable(state => state.view);
  const { hasPieces } = useSeatOrder();
  const firstPlayer = hasPieces ? undefined : seats.find(({ seat }) => seat === starter);
  const isOnline = useTable(isConnected);
  if (!isOnline) return ui('noConnection');
  if (onePhone && you.length > 0) return words('allOnThisPhone');
  const free = seats.filter(({ claimed }) => !claimed);
  const away = awayFrom({ seats, you });
  const [first] = away;
  if (first === undefined && free.length > 0) return words('seatsFree', { count: free.length });
  // Onlookers do not count as seated, though one of the seats may be theirs.
  if (first === undefined && you.length > 0 && firstPlayer)
    return (
      <>
        <span className="block font-semibold">
          {ring('starts', { name: seatName(firstPlayer) })}
        </span>
        <span className="block text-note text-soft">{ring('thenClockwise')}</span>
      </>
    );
  if (first === undefined) return words(you.length > 0 ? 'everybodyHere' : 'noneFree');
  if (away.length > MAX_NAMED) return words('manyAway', { count: away.length });
  if (away.length > 1)
    return words('areAway', { names: format.list(away.map(seatName), { type: 'conjunction' }) });
  const { lastConnectedAt } = first;
  const name = seatName(first);
  return lastConnectedAt === null
    ? words('isAway', { name })
    : words.rich('isAwaySince', { name, time: () => <TimeOfDay at={lastConnectedAt} /> });
}
