'use client';

import { useTranslations } from 'use-intl';
import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { useTable } from '@/app/_state/TableProvider';
import { SkipToQuestion, useSaid } from '@/app/_table/SaidLine';
import { TableTabs } from '@/app/_table/TableTabs';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { PageHead } from '@/app/_ui/PageHead';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { lookAddress, seatAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { SeatSummary } from '@/lib/game/views/views';
import { LostSeat } from '../LostSeat';

const SeatNotebook = lazyComponent(
  async () => (await import('./SeatNotebook')).SeatNotebook,
  <div className="pinned">
    <MapPlaceholder />
  </div>,
);

interface NotebookScreenProps {
  /** The seat when the page opened. */
  readonly first: SeatSummary;
}

/** One player's private notes, while this phone holds their seat. */
export function NotebookScreen({ first }: NotebookScreenProps) {
  const words = useTranslations('notebook');
  const seatWords = useTranslations('seat');
  const { code, seats, you } = useTable(state => state.view);
  const isAlive = useIsHydrated();
  const said = useSaid();
  const seat = seats.find(each => each.seat === first.seat) ?? first;
  if (!you.includes(seat.seat)) return <LostSeat seat={first} />;
  const back = isPhoneCode(code) ? lookAddress : seatAddress;
  return (
    <main className="map-page seat-notebook">
      <SkipToQuestion />
      <PageHead
        said={said}
        title={words('title')}
        note={seatWords('only', { seat: seat.seat })}
        back={{ href: back(code, seat.seat), label: words('toSeat') }}
        tabs={<TableTabs here={seat.seat} />}
      />
      {/* The notebook is stored on the phone, so the server cannot render it. */}
      {isAlive && <SeatNotebook seat={seat} />}
    </main>
  );
}
