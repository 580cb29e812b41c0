'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { isLost as isTableLost } from '@/app/_state/tableStore';
import { goesRound } from './questions';
import { SeatCard } from './SeatCard';

/** Every seat: the own and the free ones lead to their pages, `onTap` is told of others'. */
export function SeatCards({ onTap }: { onTap: (seat: number) => void }) {
  const words = useTranslations('table');
  const view = useTable(state => state.view);
  const { code, seats, you } = view;
  const own = goesRound(view) ? 'all' : 'you';
  const isLost = useTable(isTableLost);
  return (
    <section aria-label={words('seats')}>
      <ul className="seats">
        {seats.map(each => (
          <li key={each.seat} className="grid min-w-0">
            <SeatCard
              code={code}
              seat={each}
              held={you.includes(each.seat) ? own : 'other'}
              isLost={isLost}
              onTap={() => onTap(each.seat)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
