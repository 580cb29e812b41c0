import type { TableView } from '@/lib/game/views/views';

/** Whether a phone has seats to give to others: at a server's table, where it holds more than its own. */
export const canHandOut = ({
  you,
  onePhone,
  phase,
}: Pick<TableView, 'you' | 'onePhone' | 'phase'>): boolean =>
  you.length > 1 && !onePhone && phase === 'playing';
