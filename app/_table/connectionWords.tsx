import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useFailureWords } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatEventView } from './noticesOf';

/** Describes that the table is unreachable or no longer exists; `undefined` while connected. */
export function useConnectionWords(): ReactNode {
  const words = useTranslations('table');
  const describe = useFailureWords();
  const connection = useTable(state => state.connection);
  switch (connection.status) {
    case 'connected':
      return undefined;
    case 'refused':
      return describe(connection.trouble);
    case 'lost':
      return words.rich('lost', { time: () => <TimeOfDay at={connection.since} /> });
  }
}

/** How this phone lost a seat: to another phone or by a vote. */
export function useLostWords(): (event: SeatEventView) => ReactNode {
  const words = useTranslations('seat');
  return ({ kind, at }) => words.rich(`lost.${kind}`, { time: () => <TimeOfDay at={at} /> });
}
