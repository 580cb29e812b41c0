'use client';

import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Badge } from '@/app/_state/tableClient';
import type { Move } from '@/app/_state/useMove';
import { Button } from '@/app/_ui/Button';
import { FieldTrouble } from '@/app/_ui/FieldTrouble';
import { focusWrong } from '@/app/_ui/focusWrong';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatColor } from '@/lib/data/terms';
import type { SeatSummary } from '@/lib/game/views';
import { ColorChoice } from './ColorChoice';
import { NameField } from './NameField';
import { useSeatName } from './seatName';

interface BadgeFormProps {
  readonly seat: SeatSummary;
  readonly seats: readonly SeatSummary[];
  readonly move: Move;
  readonly onSubmit: (badge: Badge) => void;
  readonly onCancel: () => void;
  /** What the button does, and what it says while that happens. */
  readonly action: string;
  readonly waiting: string;
}

/** A seat's name and colour. Only what somebody changed is said, so the rest stays as it is. */
export function BadgeForm(props: BadgeFormProps) {
  const words = useTranslations('seat');
  const { seat, seats, move, onSubmit, onCancel, action, waiting } = props;
  const [name, setName] = useState(seat.name ?? '');
  // Until somebody chooses, the seat's own: it may change while the sheet is open.
  const [chosen, setChosen] = useState<SeatColor>();
  // Others choose at the same time.
  const faster = seats.find(
    each => each.seat !== seat.seat && each.claimed && each.color === chosen,
  );
  const color = (faster === undefined && chosen) || seat.color;
  const seatName = useSeatName();
  const troubleId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (focusWrong(event.currentTarget)) return;
    onSubmit({
      name: name === (seat.name ?? '') ? undefined : name.trim() || null,
      color: color === seat.color ? undefined : color,
    });
  }

  const isSaid = faster !== undefined && move.trouble?.code === 'color-taken';
  return (
    <form onSubmit={submit} className="grid gap-4">
      <NameField value={name} onChange={setName} />
      <div className="grid gap-2">
        <ColorChoice seat={seat} seats={seats} value={color} onChange={setChosen} />
        <FieldTrouble id={troubleId}>
          {faster && words('colorGone', { name: seatName(faster) })}
        </FieldTrouble>
      </div>
      {!isSaid && <TroubleNote trouble={move.trouble} />}
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button onClick={onCancel}>{words('cancel')}</Button>
        <Button type="submit" kind="primary" waiting={move.isWaiting ? waiting : undefined}>
          {action}
        </Button>
      </div>
    </form>
  );
}
