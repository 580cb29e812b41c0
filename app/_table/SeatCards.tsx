'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { SeatCard } from './SeatCard';

/** Every seat: the own and the free ones lead to their pages, `onTap` is told of others'. */
export function SeatCards({ onTap }: { onTap: (seat: number) => void }) {
  const words = useTranslations('table');
  const { code, seats, you } = useTable(state => state.view);
  const isLost = useTable(state => state.lostSince !== undefined);
  return (
    <section aria-label={words('seats')}>
      <ul className="seats">
        {seats.map(each => (
          <li key={each.seat} className="grid min-w-0">
            <SeatCard
              code={code}
              seat={each}
              isYours={you.includes(each.seat)}
              isLost={isLost}
              onTap={() => onTap(each.seat)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
