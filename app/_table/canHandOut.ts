import type { TableView } from '@/lib/game/views/views';

/** Whether a phone has seats to give away: it holds several, at a table that is not played on one phone. */
export const canHandOut = ({
  you,
  onePhone,
  phase,
}: Pick<TableView, 'you' | 'onePhone' | 'phase'>): boolean =>
  you.length > 1 && !onePhone && phase === 'playing';
