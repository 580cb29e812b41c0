import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useSeatName } from '@/app/_table/seatName';
import type { Player } from '@/lib/play/pieces';

interface WhoseTurnProps {
  readonly player: Player | undefined;
  readonly onPlayer: (player: Player) => void;
}

/** Whose turn the record takes it for, and the way to say otherwise. */
export function WhoseTurn({ player, onPlayer }: WhoseTurnProps) {
  const words = useTranslations('record');
  const seats = useTable(state => state.view.seats);
  const seatName = useSeatName();
  return (
    <fieldset className="whose-turn">
      <legend className="text-note text-soft">{words('whoseTurn')}</legend>
      {seats.map((seat, place) => (
        <button
          key={seat.seat}
          type="button"
          className="who"
          aria-pressed={place === player}
          onClick={() => place !== player && onPlayer(place)}
        >
          <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
          {seatName(seat)}
        </button>
      ))}
    </fieldset>
  );
}
