'use client';

import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKnownGames, usualNameIn } from '@/app/_state/knownGames';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { BadgeForm, NameField } from '@/app/_table/BadgeForm';
import { OrderDiscs } from '@/app/_table/OrderDiscs';
import { PlaceChoice, useGaps } from '@/app/_table/PlaceChoice';
import { redealNumbers } from '@/app/_table/redealNumbers';
import { TableColumn } from '@/app/_table/TablePage';
import { useSeatOrder } from '@/app/_table/useSeatOrder';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Checkbox } from '@/app/_ui/Choice';
import { focusInvalid } from '@/app/_ui/focusInvalid';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { tableAddress } from '@/app/addresses';
import { formatGameCode } from '@/lib/game/gameCode';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { SeatSummary, TableView } from '@/lib/game/views/views';
import { freeSeat } from './freeSeat';

/** Asks who sits down. If another phone takes the seat first, the next free one replaces it. */
export function SitScreen({ wanted }: { wanted: number | undefined }) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const modes = useTranslations('start');
  const { code, mode, seats, you } = useTable(state => state.view);
  const [requested, setRequested] = useState(() => freeSeat(seats, wanted)?.seat);
  // Once this phone holds it, the seat stays until the next page loads.
  const held = seats.find(({ seat }) => seat === requested && you.includes(seat));
  const seat = held ?? freeSeat(seats, requested ?? wanted);
  if (seat?.seat !== requested) setRequested(seat?.seat);
  /** The name under which this phone waits for a seat. */
  const [waits, setWaits] = useState<string>();
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
        <FullTable isWaiting={waits !== undefined} onWait={setWaits} />
      )}
    </TableColumn>
  );
}

interface SitFormProps {
  readonly seat: SeatSummary;
  /** The name under which this phone has waited for the seat. */
  readonly waited: string | undefined;
}

interface FullTableProps {
  readonly isWaiting: boolean;
  readonly onWait: (name: string) => void;
}

/** No seat is free: who can make room, and an offer to sit down as soon as they do; or that nobody can. */
function FullTable({ isWaiting, onWait }: FullTableProps) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const view = useTable(state => state.view);
  const usualName = useKnownGames(usualNameIn);
  const [typed, setTyped] = useState<string>();
  const name = typed ?? usualName ?? '';
  const move = useMove();
  const canBeMore = redealNumbers(view).more !== undefined;

  async function wait(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (focusInvalid(event.currentTarget)) return;
    if (await move.make('waitForSeat', { body: { name } })) onWait(name);
  }
  return (
    <div role="status" className="grid gap-4 py-4 text-center">
      <p>{words('allTaken')}</p>
      <p>{words(canBeMore ? (isWaiting ? 'waiting' : 'oneMore') : 'nobodyJoins')}</p>
      {canBeMore && !isWaiting && (
        <form onSubmit={wait} className="grid gap-4 text-start">
          <NameField value={name} onChange={setTyped} />
          <TroubleNote trouble={move.trouble} />
          <Button
            type="submit"
            kind="primary"
            waiting={move.isPending ? table('sittingDown') : undefined}
          >
            {words('seatMe')}
          </Button>
        </form>
      )}
      <ButtonLink kind={canBeMore ? 'plain' : 'primary'} href={tableAddress(view.code)}>
        {words('toTable')}
      </ButtonLink>
    </div>
  );
}

/** Asks who sits down. The page leads on once the table shows that this phone holds the seat. */
function SitForm({ seat, waited }: SitFormProps) {
  const words = useTranslations('sit');
  const table = useTranslations('table');
  const { seats, you } = useTable(state => state.view);
  const usualName = useKnownGames(usualNameIn);
  const move = useMove();
  const ring = useTranslations('ring');
  const hasGaps = useGaps(seat.seat).length > 1;
  const [leftOf, setLeftOf] = useState<SeatNumber>();
  const [takesHard, setTakesHard] = useState(false);
  const isHardFree = useTable(({ view }) => canClaimHard(view, seat.seat));
  const others = you.filter(each => each !== seat.seat).length;
  const isOneMore = others > 0;
  const isHeld = you.includes(seat.seat);
  // Who has waited for the seat takes it, and can still change the name.
  const takeSeat = useEffectEvent(() => {
    if (waited !== undefined && !isHeld)
      void move.make('claimSeat', { seat: seat.seat, body: { name: waited } });
  });
  useEffect(() => takeSeat(), []);

  return (
    <BadgeForm
      seat={seat}
      seats={seats}
      usualName={isOneMore ? undefined : usualName}
      move={move}
      onSubmit={badge =>
        move.make('claimSeat', {
          seat: seat.seat,
          body: { ...badge, leftOf, hard: takesHard && isHardFree },
        })
      }
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

/** With a handicap: whether the player takes the hard envelope, or that the seat has it. */
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

/** The players already at the table, without the seat `except`. */
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
