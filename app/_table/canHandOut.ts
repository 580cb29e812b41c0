import type { TableView } from '@/lib/game/views/views';

/** Whether a phone has seats to give away: at a server's table, if it holds more than one. */
export const canHandOut = ({
  you,
  onePhone,
  phase,
}: Pick<TableView, 'you' | 'onePhone' | 'phase'>): boolean =>
  you.length > 1 && !onePhone && phase === 'playing';
