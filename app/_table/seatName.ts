import { useTranslations } from 'use-intl';
import type { SeatSummary } from '@/lib/game/views/views';

type Named = Pick<SeatSummary, 'name' | 'seat'>;

/** Says what to call whoever sits somewhere: by name, or by number. */
export function useSeatName(): (seat: Named) => string {
  const words = useTranslations('table');
  return ({ name, seat }) => name ?? words('player', { seat });
}
