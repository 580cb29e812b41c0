'use client';

import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { HardMark, HardWords } from '@/app/_table/HardEnvelope';
import { useSeatName } from '@/app/_table/seatName';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { focusInvalid } from '@/app/_ui/focusInvalid';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { FieldTrouble, TroubleNote } from '@/app/_ui/Message';
import { useNavigation } from '@/app/_ui/navigation';
import { useErrorWords } from '@/app/_words/errorWords';
import { passAddress, tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import { LONGEST_NAME, parseName } from '@/lib/game/seats/playerName';
import type { SeatSummary } from '@/lib/game/views/views';
import { useTableLink } from './TurnPage';
import { useSeating } from './useSeating';

const BadgeSheet = lazyComponent(
  async () => (await import('../seats/[seat]/BadgeSheet')).BadgeSheet,
);

/** The names of the players who share the phone; all are optional. They are saved before the phone is passed round. */
export function WhoPlays() {
  const words = useTranslations('pass');
  const ui = useTranslations('votes');
  const back = useTableLink();
  const go = useNavigation();
  const move = useMove();
  const seating = useSeating(move);
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const { code, hard, you, seats: all } = useTable(state => state.view);
  const seats = all.filter(({ seat }) => you.includes(seat));
  const hasLooked = seats.every(({ looks }) => looks.phones > 0);
  const [open, setOpen] = useState<SeatNumber>();
  const badge = seats.find(({ seat }) => seat === open);

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (focusInvalid(event.currentTarget)) return;
    for (const { seat, name: storedName } of seats) {
      const typed = names[seat];
      const name = typed?.trim() || null;
      if (typed === undefined || name === storedName) continue;
      if (!(await move.make('editSeat', { seat, body: { name } }))) return;
    }
    if (await seating.keep()) go.replace((hasLooked ? tableAddress : passAddress)(code));
  }

  return (
    <ColumnPage title={words('whoPlays')} back={back}>
      <form onSubmit={keep} onKeyDown={focusNextField} className="who-plays">
        <p className="text-center text-soft text-balance">
          {words('namesNote')} {seating.isUnknown && words('namesOrder')}
        </p>
        <HardWords />
        {seats.map(seat => (
          <PlayerLine
            key={seat.seat}
            seat={seat}
            isHard={seat.seat === hard}
            value={names[seat.seat] ?? seat.name ?? ''}
            onBadge={() => setOpen(seat.seat)}
            onChange={name => setNames(before => ({ ...before, [seat.seat]: name }))}
          />
        ))}
        <BottomBar>
          <TroubleNote trouble={move.trouble} />
          <Button type="submit" kind="primary" waiting={move.isPending ? ui('sending') : undefined}>
            {words(hasLooked ? 'done' : 'passRound')}
          </Button>
        </BottomBar>
      </form>
      {badge && <BadgeSheet seat={badge} onClose={() => setOpen(undefined)} />}
    </ColumnPage>
  );
}

/** Enter focuses the next name, and submits only on the last one. */
function focusNextField(event: KeyboardEvent<HTMLFormElement>) {
  const { currentTarget: form, target: field } = event;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
  const fields = [...form.querySelectorAll('input')];
  const next = fields[fields.indexOf(field) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface PlayerLineProps {
  readonly seat: SeatSummary;
  readonly isHard: boolean;
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Opens the sheet that changes the colour. */
  readonly onBadge: () => void;
}

/** A name field beside a button with the player's colour, which can be changed. */
function PlayerLine({ seat, isHard, value, onChange, onBadge }: PlayerLineProps) {
  const errors = useErrorWords();
  const nameless = useSeatName()({ seat: seat.seat, name: null });
  const words = useTranslations('seat');
  const troubleId = useId();
  const name = value.trim() === '' ? undefined : parseName(value);
  const trouble = name?.ok === false ? errors(name.error) : undefined;
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label={`${nameless}: ${words('badge')}`}
          aria-haspopup="dialog"
          onClick={onBadge}
          className="rounded-field"
        >
          <SeatDiscs seat={seat} className="size-11" smaller="size-11" />
        </button>
        <input
          aria-label={nameless}
          placeholder={nameless}
          dir="auto"
          value={value}
          onChange={event => onChange(event.target.value)}
          // In UTF-16 code units, of which one character may need several.
          maxLength={4 * LONGEST_NAME}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
          aria-invalid={trouble !== undefined}
          aria-describedby={troubleId}
          className="line-field"
        />
        {isHard && <HardMark />}
      </div>
      <FieldTrouble id={troubleId}>{trouble}</FieldTrouble>
    </div>
  );
}
