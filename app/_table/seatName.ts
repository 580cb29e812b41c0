import { useTranslations } from 'use-intl';
import type { SeatSummary } from '@/lib/game/views/views';

type Named = Pick<SeatSummary, 'name' | 'seat'>;

/** Names a seat: the player's name, or the seat's number. */
export function useSeatName(): (seat: Named) => string {
  const words = useTranslations('table');
  return ({ name, seat }) => name ?? words('player', { seat });
}
