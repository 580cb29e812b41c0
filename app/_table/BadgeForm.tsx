'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Badge } from '@/app/_state/tableClient';
import type { Move } from '@/app/_state/useMove';
import { FieldTrouble } from '@/app/_ui/FieldTrouble';
import { focusWrong } from '@/app/_ui/focusWrong';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatColor } from '@/lib/data/terms';
import type { SeatSummary } from '@/lib/game/views';
import { ColorChoice } from './ColorChoice';
import { freeColors, holderOf } from './freeColors';
import { NameField } from './NameField';
import { useSeatName } from './seatName';

interface BadgeFormProps {
  readonly seat: SeatSummary;
  readonly seats: readonly SeatSummary[];
  /** Offered to whoever has not said another. */
  readonly usualName?: string | undefined;
  readonly move: Pick<Move, 'trouble'>;
  readonly onSubmit: (badge: Badge) => void;
  /** What comes below, with the button that sends it. */
  readonly children: ReactNode;
  readonly className: string;
}

/** A seat's name and colours. Only what somebody changed is said, so the rest stays as it is. */
export function BadgeForm(props: BadgeFormProps) {
  const words = useTranslations('seat');
  const ui = useTranslations('ui');
  const { seat, seats, usualName, move, onSubmit, children, className } = props;
  const [typed, setTyped] = useState<string>();
  const name = typed ?? seat.name ?? usualName ?? '';
  // Until somebody chooses, the seat's own: they may change while the form is open.
  const [chosen, setChosen] = useState<SeatColor>();
  const [chosenSecond, setChosenSecond] = useState<SeatColor>();
  // Others choose at the same time.
  const faster = chosen && holderOf(chosen, seats, seat.seat);
  const free = freeColors(seats, seat.seat);
  const color = (faster === undefined && chosen) || seat.color;
  const others = free.filter(each => each !== color);
  const second = [chosenSecond, seat.colors[1], others[0]].find(
    each => each !== undefined && others.includes(each),
  );
  const seatName = useSeatName();
  const troubleId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (focusWrong(event.currentTarget)) return;
    onSubmit({
      name: name === (seat.name ?? '') ? undefined : name.trim() || null,
      color: color === seat.color ? undefined : color,
      ...(seat.colors.length > 1 && { secondColor: second }),
    });
  }

  const isSaid = faster !== undefined && move.trouble?.code === 'color-taken';
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
          {faster && words('colorGone', { name: seatName(faster) })}
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
      {!isSaid && <TroubleNote trouble={move.trouble} />}
      {children}
    </form>
  );
}
