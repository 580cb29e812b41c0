'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { useMove } from '@/app/_state/useMove';
import { CalmButton } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';
import { useSeatName } from './seatName';

/** The hard envelope: the one with the smallest chance of winning, at a table that chose a handicap. */

/** The icon of the seat that has it. */
export function HardMark() {
  const words = useTranslations('hard');
  return (
    <span role="img" aria-label={words('mark')} title={words('mark')} className="shrink-0">
      <Icon name="weight" className="size-5" />
    </span>
  );
}

/** Names the player who has it; renders nothing without a handicap. */
export function HardWords() {
  const words = useTranslations('hard');
  const seatName = useSeatName();
  const seat = useTable(({ view }) => view.seats.find(each => each.seat === view.hard));
  if (seat === undefined) return null;
  return (
    <p className="flex items-center gap-2 text-note text-soft">
      <Icon name="weight" className="size-5 shrink-0" />
      {seat.claimed ? words('has', { name: seatName(seat) }) : words('free')}
    </p>
  );
}

interface GiveHardButtonProps {
  readonly to: SeatSummary;
  readonly move: Pick<ReturnType<typeof useMove>, 'make' | 'isPending'>;
  readonly onDone: () => void;
}

/** Gives it to a seat while neither envelope has been opened. Only for a phone that holds a seat. */
export function GiveHardButton({ to, move, onDone }: GiveHardButtonProps) {
  const words = useTranslations('hard');
  const seatName = useSeatName();
  const { you, can } = useTable(state => state.view);
  const [actor] = you;
  if (actor === undefined || !can.hard.includes(to.seat)) return null;

  async function give(by: SeatNumber) {
    if (move.isPending) return;
    if (await move.make('giveHardEnvelope', { body: { seat: by, to: to.seat } })) onDone();
  }

  const isOwn = you.length === 1 && to.seat === actor;
  return (
    <CalmButton
      icon={<Icon name="weight" />}
      aria-disabled={move.isPending}
      onClick={() => give(actor)}
    >
      {isOwn ? words('takeIt') : words('giveIt', { name: seatName(to) })}
    </CalmButton>
  );
}
