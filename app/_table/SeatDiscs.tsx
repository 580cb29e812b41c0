import type { SeatSummary } from '@/lib/game/views';
import { SeatDisc } from './SeatDisc';

interface SeatDiscsProps {
  readonly seat: Pick<SeatSummary, 'seat' | 'colors'>;
  /** The size of a single disc. */
  readonly className: string;
  /** The size of each of two, side by side. */
  readonly smaller: string;
}

/** The seat's discs, one a clue: two colours in the game for two. */
export function SeatDiscs({ seat: { seat, colors }, className, smaller }: SeatDiscsProps) {
  return (
    <span className="flex shrink-0 gap-0.5">
      {colors.map(color => (
        <SeatDisc
          key={color}
          seat={seat}
          color={color}
          className={colors.length > 1 ? smaller : className}
        />
      ))}
    </span>
  );
}
