'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import type { Badge } from '@/app/_state/tableClient';
import type { SendMove } from '@/app/_state/useMove';
import { RadioOption } from '@/app/_ui/Choice';
import { focusInvalid } from '@/app/_ui/focusInvalid';
import { FieldTrouble, TroubleNote } from '@/app/_ui/Message';
import { useErrorWords } from '@/app/_words/errorWords';
import type { SeatNumber } from '@/lib/board/players';
import { SEAT_COLORS, type SeatColor } from '@/lib/data/terms';
import { LONGEST_NAME, parseName } from '@/lib/game/seats/playerName';
import type { SeatSummary } from '@/lib/game/views/views';
import { useSeatName } from './seatName';

interface BadgeFormProps {
  readonly seat: SeatSummary;
  readonly seats: readonly SeatSummary[];
  /** Prefilled if the seat has no name yet. */
  readonly usualName?: string | undefined;
  readonly move: Pick<SendMove, 'trouble'>;
  readonly onSubmit: (badge: Badge) => void;
  /** The rest of the form, with its submit button. */
  readonly children: ReactNode;
  readonly className: string;
}

/** A seat's name and colours. Submits only changed values, so that it overwrites no one else's change. */
export function BadgeForm(props: BadgeFormProps) {
  const words = useTranslations('seat');
  const ui = useTranslations('ui');
  const { seat, seats, usualName, move, onSubmit, children, className } = props;
  const [typed, setTyped] = useState<string>();
  const name = typed ?? seat.name ?? usualName ?? '';
  // Until the user chooses, these follow the seat's colours, which may change while the form is open.
  const [chosen, setChosen] = useState<SeatColor>();
  const [chosenSecond, setChosenSecond] = useState<SeatColor>();
  // Another player may take a colour at the same time.
  const takenBy = chosen && holderOf(chosen, seats, seat.seat);
  const free = freeColors(seats, seat.seat);
  const color = (takenBy === undefined && chosen) || seat.color;
  const others = free.filter(other => other !== color);
  const second = [chosenSecond, seat.colors[1], others[0]].find(
    option => option !== undefined && others.includes(option),
  );
  const seatName = useSeatName();
  const troubleId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (focusInvalid(event.currentTarget)) return;
    onSubmit({
      name: name === (seat.name ?? '') ? undefined : name.trim() || null,
      color: color === seat.color ? undefined : color,
      ...(seat.colors.length > 1 && { secondColor: second }),
    });
  }

  const isShownAtField = takenBy !== undefined && move.trouble?.code === 'color-taken';
  return (
    <form onSubmit={submit} className={className}>
      <NameField value={name} onChange={setTyped} seat={seat.seat} />
      <div className="grid gap-2">
        <ColorChoice
          legend={ui('yourColor')}
          name="color"
          seat={seat.seat}
          colors={free}
          value={color}
          onChange={setChosen}
        />
        <FieldTrouble id={troubleId}>
          {takenBy && words('colorGone', { name: seatName(takenBy) })}
        </FieldTrouble>
      </div>
      {seat.colors.length > 1 && second !== undefined && (
        <ColorChoice
          legend={ui('yourSecondColor')}
          name="second-color"
          seat={seat.seat}
          colors={others}
          value={second}
          onChange={setChosenSecond}
        />
      )}
      {!isShownAtField && <TroubleNote trouble={move.trouble} />}
      {children}
    </form>
  );
}

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** The seat's number, for the placeholder. */
  readonly seat?: SeatNumber;
}

/** A player's name, checked while typing as the server does. An empty name is valid. */
export function NameField({ value, onChange, seat }: NameFieldProps) {
  const words = useTranslations('ui');
  const table = useTranslations('table');
  const errors = useErrorWords();
  const troubleId = useId();
  const name = value.trim() === '' ? undefined : parseName(value);
  const trouble = name?.ok === false ? errors(name.error) : undefined;
  return (
    <div className="grid gap-2">
      <label className="grid gap-2">
        <span className="font-semibold text-soft">{words('yourName')}</span>
        <input
          name="name"
          dir="auto"
          value={value}
          onChange={event => onChange(event.target.value)}
          // In UTF-16 code units: leaves room for characters made of several, and for text that is too long, which
          // `parseName` reports. It counts characters as people do.
          maxLength={4 * LONGEST_NAME}
          placeholder={seat === undefined ? undefined : table('player', { seat })}
          autoComplete="given-name"
          enterKeyHint="done"
          aria-invalid={trouble !== undefined}
          aria-describedby={troubleId}
          className="name-field text-lead placeholder:text-soft aria-invalid:border-danger"
        />
      </label>
      <FieldTrouble id={troubleId}>{trouble}</FieldTrouble>
    </div>
  );
}

interface ColorChoiceProps {
  /** Which of the seat's colours this is, as a label and as the radio group's name. */
  readonly legend: string;
  readonly name: string;
  readonly seat: SeatNumber;
  /** The colours that are available. */
  readonly colors: readonly SeatColor[];
  readonly value: SeatColor;
  readonly onChange: (color: SeatColor) => void;
}

/** The available colours, drawn as this seat's piece. */
function ColorChoice({ legend, name, seat, colors, value, onChange }: ColorChoiceProps) {
  const words = useTranslations('ui');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-soft">{legend}</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {colors.map(color => (
          <RadioOption
            key={color}
            name={name}
            checked={color === value}
            onChoose={() => onChange(color)}
            shape="card"
            className="grid min-h-14 place-items-center rounded-field"
          >
            <SeatDisc seat={seat} color={color} className="size-11 max-w-full" />
            <span className="sr-only">{words(`color.${color}`)}</span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}

/** The other taken seat with this colour, if any. */
const holderOf = (
  color: SeatColor,
  seats: readonly SeatSummary[],
  ownSeat: number,
): SeatSummary | undefined =>
  seats.find(each => each.seat !== ownSeat && each.claimed && each.colors.includes(color));

/** The colours that this seat can choose from. */
const freeColors = (seats: readonly SeatSummary[], ownSeat: number): readonly SeatColor[] =>
  SEAT_COLORS.filter(color => holderOf(color, seats, ownSeat) === undefined);
