'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LazyLegendSheet } from '@/app/_map/LazyLegend';
import { useTable } from '@/app/_state/TableProvider';
import { useGameMap } from '@/app/_table/useGameMap';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import type { MenuEntry } from '@/app/_ui/PageMenu';
import type { SeatSummary } from '@/lib/game/views/views';

const OwnSeatSheets = lazyComponent(async () => (await import('./OwnSeatSheets')).OwnSeatSheets);

interface SeatMenu {
  readonly menu: readonly MenuEntry[];
  /** The sheet that an entry has opened. */
  readonly sheet: ReactNode;
}

/** The additional menu entries of a seat's page: the actions for the seat, and the map's legend. */
export function useSeatMenu(seat: SeatSummary): SeatMenu {
  const words = useTranslations('seat');
  const map = useTranslations('map');
  const isPlaying = useTable(({ view }) => view.phase === 'playing');
  const [open, setOpen] = useState<'seat' | 'signs'>();
  const close = () => setOpen(undefined);
  const signs = { title: map('signsMean'), onChoose: () => setOpen('signs') };
  const own = { title: words('yourSeat'), onChoose: () => setOpen('seat') };
  return {
    menu: isPlaying ? [own, signs] : [signs],
    sheet: (
      <>
        {open === 'seat' && isPlaying && <OwnSeatSheets seat={seat} onClose={close} />}
        {open === 'signs' && <SignsSheet onClose={close} />}
      </>
    ),
  };
}

const SignsSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <LazyLegendSheet map={useGameMap()} onClose={onClose} />
);
