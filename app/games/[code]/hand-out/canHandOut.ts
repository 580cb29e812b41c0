import type { LocalizedTable } from '@/app/_words/localizedViews';

/** Whether a phone has seats to give to others: at a server's table, where it holds more than its own. */
export const canHandOut = ({
  you,
  onePhone,
  phase,
}: Pick<LocalizedTable, 'you' | 'onePhone' | 'phase'>): boolean =>
  you.length > 1 && !onePhone && phase === 'playing';
