'use client';

import { notFound, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { screenOf } from '@/app/_table/screenOf';
import { useRedirectTo } from '@/app/_table/useRedirects';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { readSpace } from '@/app/games/[code]/found/readSpace';
import { TableScreen } from '@/app/games/[code]/TableScreen';
import { TABLE_PAGES, tablePagePath } from '@/app/tablePages';
import type { SeatNumber } from '@/lib/board/players';
import type { TableRoute } from '../_offline/parseTableRoute';

const LayScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/lay/LayScreen')).LayScreen,
);
const PassScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/pass/PassScreen')).PassScreen,
  null,
  'seat',
);
const FoundForm = lazyComponent(
  async () => (await import('@/app/games/[code]/found/FoundForm')).FoundForm,
);
const AssistScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/assist/AssistScreen')).AssistScreen,
);
const RecordScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/record/RecordScreen')).RecordScreen,
  null,
  'board',
);
const SeatScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/seats/[seat]/SeatScreen')).SeatScreen,
  null,
  'seat',
);
const NotebookScreen = lazyComponent(
  async () =>
    (await import('@/app/games/[code]/seats/[seat]/notebook/NotebookScreen')).NotebookScreen,
  null,
  'board',
);
const StoredEvening = lazyComponent(async () => (await import('./StoredEvening')).StoredEvening);

const ReplayScreen = lazyComponent(
  async () => (await import('@/app/games/[code]/replay/ReplayScreen')).ReplayScreen,
  null,
  'board',
);

interface TableRouteScreenProps {
  readonly route: TableRoute;
}

/** The screen that a server would show at the same address. */
export function TableRouteScreen({ route }: TableRouteScreenProps) {
  const seat = 'seat' in route ? route.seat : undefined;
  useRouteTitle(route);
  return (
    <Arrival key={tablePagePath(route.page, route.code, seat)} page={route.page} seat={seat} />
  );
}

interface ArrivalProps {
  readonly page: TableRoute['page'];
  /** For the pages of one seat. */
  readonly seat: SeatNumber | undefined;
}

/** Chooses the screen once per address, by the view on arrival, as the server does. */
function Arrival({ page, seat }: ArrivalProps) {
  const view = useTable(state => state.view);
  const [screen] = useState(() => screenOf(view, { page, seat }));
  const [first] = useState(() => view.seats.find(each => each.seat === seat));
  const space = useSearchParams().get('space') ?? undefined;
  useRedirectTo(screen);
  if (screen === 'not-found') notFound();
  if (screen !== 'page') return null;
  switch (page) {
    case 'table':
      return <TableScreen />;
    case 'lay':
      return <LayScreen code={view.code} mapCode={view.mapCode} />;
    case 'pass':
      return <PassScreen />;
    case 'found':
      return <FoundForm first={readSpace(space)} />;
    case 'record':
      return <RecordScreen first={readSpace(space)} />;
    case 'evening':
      return <StoredEvening />;
    case 'replay':
      return <ReplayScreen />;
    case 'assist':
      return <AssistScreen />;
    case 'notebook':
      return first && <NotebookScreen first={first} />;
    case 'seat':
      return first && <SeatScreen first={first} />;
  }
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
