import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { MapPage } from '@/app/_map/MapPage';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views/views';

interface TurnPageProps {
  readonly seat: SeatSummary;
  readonly title: string;
  /** "2 of 4": the turn, and how many there are. */
  readonly note?: ReactNode;
  /** Shown in the map's place; by default the seat's banner. */
  readonly map?: ReactNode;
  readonly notices?: ReactNode;
  readonly content: ReactNode;
  readonly actions: ReactNode;
}

/** One player's turn while the phone is passed round, in the colour of their seat. */
export function TurnPage({ seat, title, map, ...page }: TurnPageProps) {
  const back = useTableLink();
  return (
    <MapPage
      {...page}
      className="turn-page"
      seatColor={seat.color}
      title={title}
      back={back}
      map={map || <SeatBanner seat={seat} />}
    />
  );
}

export function useTableLink(): { readonly href: string; readonly label: string } {
  const words = useTranslations('pass');
  const code = useTable(state => state.view.code);
  return { href: tableAddress(code), label: words('toTable') };
}

/** The seat's pieces and name in the map's place. The heading has the same text. */
function SeatBanner({ seat }: { readonly seat: SeatSummary }) {
  const name = useSeatName()(seat);
  return (
    <div aria-hidden="true" className="seat-banner">
      <SeatDiscs seat={seat} className="banner-disc" smaller="banner-disc" />
      <p>{name}</p>
    </div>
  );
}
