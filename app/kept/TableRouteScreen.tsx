'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { useNavigation } from '@/app/_ui/navigation';
import { lookAddress } from '@/app/addresses';
import { readSpace } from '@/app/games/[code]/found/readSpace';
import { TableScreen } from '@/app/games/[code]/TableScreen';
import { TABLE_PAGES } from '@/app/tablePages';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { TableRoute } from '../_offline/parseTableRoute';

const LayScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/lay/LayScreen')).LayScreen,
);
const PassScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/pass/PassScreen')).PassScreen,
);
const FoundScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/found/FoundScreen')).FoundScreen,
);
const AssistScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/assist/AssistScreen')).AssistScreen,
);
const RecordScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/record/RecordScreen')).RecordScreen,
);
const SeatScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/seats/[seat]/SeatScreen')).SeatScreen,
);
const NotebookScreen = lazyComponent(
  async () =>
    (await import('@/app/games/[code]/seats/[seat]/notebook/NotebookScreen')).NotebookScreen,
);
const KeptEvening = lazyComponent(async () => (await import('./KeptEvening')).KeptEvening);

const LookBackScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/look-back/LookBackScreen')).LookBackScreen,
);

interface TableRouteScreenProps {
  readonly route: TableRoute;
}

/** Renders the same screens as the server's pages. */
export function TableRouteScreen({ route }: TableRouteScreenProps) {
  const { code, mapCode, seats } = useTable(state => state.view);
  useRouteTitle(route);
  const space = useSearchParams().get('space') ?? undefined;
  switch (route.page) {
    case 'table':
      return <TableScreen />;
    case 'lay':
      return <LayScreen code={code} mapCode={mapCode} />;
    case 'pass':
      return <PassScreen />;
    case 'found':
      return <FoundScreen first={readSpace(space)} />;
    case 'record':
      return <RecordScreen first={readSpace(space)} />;
    case 'evening':
      return <KeptEvening />;
    case 'lookBack':
      return <LookBackScreen />;
    case 'assist':
      return <AssistScreen />;
    case 'notebook': {
      const seat = seats.find(each => each.seat === route.seat);
      return seat ? <NotebookScreen first={seat} /> : <TableScreen />;
    }
    case 'seat': {
      const seat = seats.find(each => each.seat === route.seat);
      if (seat && isPhoneCode(code)) return <LookLink code={code} seat={seat.seat} />;
      return seat ? <SeatScreen first={seat} /> : <TableScreen />;
    }
  }
}

/** A phone's own games have no seat pages: the players look at their clues on the shared look page. */
function LookLink({ code, seat }: { code: string; seat: number }) {
  const navigation = useNavigation();
  useEffect(() => navigation.replace(lookAddress(code, seat)), [navigation, code, seat]);
  return null;
}

/**
 * Sets the title like a server's page, because to Next all routes of a stored table are one page. On unmount, restores
 * the title of the page around it.
 */
function useRouteTitle({ page }: TableRoute): void {
  const words = useTranslations();
  const title = `${words(TABLE_PAGES[page].title)} · Fieldbook`;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
