'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKnownGames, usualNameIn } from '@/app/_state/knownGames';
import { useRead } from '@/app/_state/reading';
import { useTable } from '@/app/_state/TableProvider';
import type { Badge } from '@/app/_state/tableClient';
import { useMove } from '@/app/_state/useMove';
import { BadgeForm, NameField } from '@/app/_table/BadgeForm';
import { OrderDiscs } from '@/app/_table/OrderDiscs';
import { PlaceChoice } from '@/app/_table/PlaceChoice';
import { redealNumbers } from '@/app/_table/redealNumbers';
import { useSeatName } from '@/app/_table/seatName';
import { TableColumn } from '@/app/_table/TableColumn';
import { useGaps } from '@/app/_table/useGaps';
import { useSeatOrder } from '@/app/_table/useSeatOrder';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Checkbox } from '@/app/_ui/Choice';
import { focusInvalid } from '@/app/_ui/focusInvalid';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { tableAddress } from '@/app/addresses';
import { type SeatNumber, seatNumber } from '@/lib/board/players';
import { newestId } from '@/lib/game/events/eventList';
import { formatGameCode } from '@/lib/game/gameCode';
import type { ClaimOptions } from '@/lib/game/seats/seatMoves';
import type { SeatSummary, TableView } from '@/lib/game/views/views';

/** The page to sit down. If another phone takes the seat first, the next free one replaces it. */
export function SitScreen({ wanted }: { wanted: SeatNumber | undefined }) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const modes = useTranslations('start');
  const { code, mode, seats, you } = useTable(state => state.view);
  const [requested, setRequested] = useState(() => freeSeat(seats, wanted)?.seat);
  // Once this phone holds the seat, it stays until the next page loads.
  const held = seats.find(({ seat }) => seat === requested && you.includes(seat));
  const seat = held ?? freeSeat(seats, requested ?? wanted);
  if (seat?.seat !== requested) setRequested(seat?.seat);
  /** The name under which this phone waits; see `FullTable`. */
  const [waits, setWaits] = useState<string | null>();
  return (
    <TableColumn
      className="sit-page"
      title={table('sitDown')}
      note={`${words('note', { code: formatGameCode(code) })} · ${modes(`mode.${mode}`)}`}
      back={{ href: tableAddress(code), label: words('toTable') }}
      place={{ page: 'sit' }}
    >
      {seat ? (
        <SitForm seat={seat} waited={waits} />
      ) : (
        <FullTable waits={waits} onWait={setWaits} />
      )}
    </TableColumn>
  );
}

interface SitFormProps {
  readonly seat: SeatSummary;
  /** The name under which this phone waited for the seat. */
  readonly waited: string | null | undefined;
}

interface FullTableProps {
  /** The name under which this phone waits; null if it waits without a name, `undefined` if it does not wait. */
  readonly waits: string | null | undefined;
  readonly onWait: (name: string | null | undefined) => void;
}

/** Shown when no seat is free: offers to wait for one, if the table can still redeal for one more. */
function FullTable({ waits, onWait }: FullTableProps) {
  const words = useTranslations('sit');
  const view = useTable(state => state.view);
  const canBeMore = redealNumbers(view).more !== undefined;
  const kind = !canBeMore ? 'primary' : waits === undefined ? 'word' : 'plain';
  const toTable = (
    <ButtonLink kind={kind} href={tableAddress(view.code)}>
      {words('toTable')}
    </ButtonLink>
  );
  if (!canBeMore)
    return (
      <>
        <Waiting title={words('allTaken')}>{words('nobodyJoins')}</Waiting>
        <BottomBar>{toTable}</BottomBar>
      </>
    );
  return waits === undefined ? (
    <OfferToWait onWait={onWait}>{toTable}</OfferToWait>
  ) : (
    <Waits name={waits} onStop={() => onWait(undefined)}>
      {toTable}
    </Waits>
  );
}

interface WaitingProps {
  readonly title: string;
  readonly children: string;
}

const Waiting = ({ title, children }: WaitingProps) => (
  <div role="status" className="waiting">
    <h2 className="font-display text-head font-semibold wrap-anywhere">{title}</h2>
    <p>{children}</p>
  </div>
);

interface OfferToWaitProps {
  readonly onWait: (name: string | null) => void;
  readonly children: ReactNode;
}

/** The guest's name, and the button that tells the seated players that someone is waiting. */
function OfferToWait({ onWait, children }: OfferToWaitProps) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const usualName = useKnownGames(usualNameIn);
  const players = useTable(({ view }) => view.players);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? usualName ?? '';
  const move = useMove();

  async function wait(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (focusInvalid(event.currentTarget)) return;
    const waiter = name.trim() || null;
    if (await move.make('waitForSeat', { body: { name: waiter } })) onWait(waiter);
  }
  return (
    <form onSubmit={wait} className="sit-form">
      <Waiting title={words('allTaken')}>{words('oneMore')}</Waiting>
      <NameField value={name} onChange={setTyped} seat={seatNumber(players + 1)} />
      <TroubleNote trouble={move.trouble} />
      <BottomBar>
        <Button
          type="submit"
          kind="primary"
          waiting={move.isPending ? table('sittingDown') : undefined}
        >
          {words('seatMe')}
        </Button>
        {children}
      </BottomBar>
    </form>
  );
}

interface WaitsProps {
  readonly name: string | null;
  readonly onStop: () => void;
  readonly children: ReactNode;
}

/** Shown while this phone waits for a seat, with a button to stop. */
function Waits({ name, onStop, children }: WaitsProps) {
  const words = useTranslations('sit');
  const seat = useTranslations('seat');
  const seatName = useSeatName();
  const players = useTable(({ view }) => view.players);
  const move = useMove();

  async function stop() {
    if (await move.make('stopWaiting', {})) onStop();
  }
  return (
    <>
      <Waiting title={seatName({ seat: seatNumber(players + 1), name })}>
        {words('waiting')}
      </Waiting>
      <TroubleNote trouble={move.trouble} />
      <BottomBar>
        {children}
        <Button kind="word" aria-disabled={move.isPending} onClick={stop}>
          {seat('cancel')}
        </Button>
      </BottomBar>
    </>
  );
}

/** Name, colours and place of the player. The page redirects once the view shows that this phone holds the seat. */
function SitForm({ seat, waited }: SitFormProps) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const { seats, you, events } = useTable(state => state.view);
  const usualName = useKnownGames(usualNameIn);
  const move = useMove();
  const read = useRead();
  const ring = useTranslations('seating');
  const hasGaps = useGaps(seat.seat).length > 1;
  const [leftOf, setLeftOf] = useState<SeatNumber>();
  const [takesHard, setTakesHard] = useState(false);
  const isHardFree = useTable(({ view }) => canClaimHard(view, seat.seat));
  const others = you.filter(each => each !== seat.seat).length;
  const isOneMore = others > 0;
  const isHeld = you.includes(seat.seat);
  function sit(body: Badge & ClaimOptions) {
    // Earlier events are no news to a phone without a seat: a redeal, for example, did not change its clue.
    if (you.length === 0) read(newestId(events));
    void move.make('claimSeat', { seat: seat.seat, body });
  }
  // A guest who waited gets the seat without pressing a button; the name can still be changed.
  const takeSeat = useEffectEvent(() => {
    if (waited !== undefined && !isHeld) sit({ name: waited });
  });
  useEffect(() => takeSeat(), []);

  return (
    <BadgeForm
      seat={seat}
      seats={seats}
      usualName={isOneMore ? undefined : usualName}
      move={move}
      onSubmit={badge => sit({ ...badge, leftOf, hard: takesHard && isHardFree })}
      className="sit-form"
    >
      {hasGaps ? (
        <PlaceChoice seat={seat} value={leftOf} onChange={setLeftOf} />
      ) : (
        <AlreadyHere except={seat.seat} />
      )}
      <HardChoice seat={seat} value={takesHard} onChange={setTakesHard} />
      <BottomBar>
        <p className="pb-1 text-center text-note text-soft">
          {isOneMore ? table('forSomebody', { count: others + 1 }) : words('next')}
        </p>
        <Button
          type="submit"
          kind={hasGaps && leftOf === undefined ? 'plain' : 'primary'}
          waiting={move.isPending || isHeld ? table('sittingDown') : undefined}
        >
          {hasGaps && leftOf === undefined ? ring('decideLater') : table('sitDown')}
        </Button>
      </BottomBar>
    </BadgeForm>
  );
}

interface HardChoiceProps {
  readonly seat: SeatSummary;
  readonly value: boolean;
  readonly onChange: (takesHard: boolean) => void;
}

/** With a handicap: offers the hard envelope, or says that the seat has it. */
function HardChoice({ seat, value, onChange }: HardChoiceProps) {
  const words = useTranslations('hard');
  const view = useTable(state => state.view);
  if (view.hard === seat.seat)
    return (
      <p className="flex items-center gap-2 text-note">
        <Icon name="weight" className="size-6 shrink-0" />
        {words(view.can.hard.length > 0 ? 'left' : 'mark')}
      </p>
    );
  if (!canClaimHard(view, seat.seat)) return null;
  return (
    <Checkbox label={words('take')} note={words('takeNote')} checked={value} onChange={onChange} />
  );
}

/** Whether the hard envelope is at a free seat, and can be swapped with this one's. */
const canClaimHard = (view: TableView, seat: SeatNumber): boolean =>
  view.can.hard.includes(seat) && !view.seats.some(each => each.claimed && each.seat === view.hard);

/** The players already at the table, except the one at seat `except`. */
function AlreadyHere({ except }: { except: number }) {
  const words = useTranslations('sit');
  const { ring } = useSeatOrder();
  const seated = ring.filter(({ seat }) => seat !== except);
  return (
    <section aria-label={words('alreadyHere')} className="grid content-start gap-2">
      <h2 className="font-semibold text-soft">{words('alreadyHere')}</h2>
      {seated.length === 0 ? <p>{words('firstHere')}</p> : <OrderDiscs seated={seated} />}
    </section>
  );
}

/** The requested seat if it is free, or else the first free one. */
function freeSeat<Seat extends Pick<SeatSummary, 'seat' | 'claimed'>>(
  seats: readonly Seat[],
  requested: SeatNumber | undefined,
): Seat | undefined {
  const free = seats.filter(({ claimed }) => !claimed);
  return free.find(({ seat }) => seat === requested) ?? free[0];
}
