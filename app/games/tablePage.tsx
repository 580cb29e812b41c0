import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable, type NoTableReason } from '@/app/_server/loadTable';
import { screenOf } from '@/app/_table/screenOf';
import { getWords } from '@/app/_words/request';
import { Words } from '@/app/_words/Words';
import { type SeatNumber, seatNumber } from '@/lib/board/players';
import type { SeatSummary, TableView } from '@/lib/game/views/views';
import { type SeatPageName, TABLE_PAGES, type TablePageName } from '../tablePages';
import { NoTable } from './NoTable';

/** Makes `generateMetadata` for a table's page. */
export const titleOf = (page: TablePageName) => async (): Promise<Metadata> => {
  const words = await getWords();
  return { title: words(TABLE_PAGES[page].title) };
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The parts of the page's address. */
interface PageRequest {
  readonly code: string;
  /** From the path or the query; `undefined` if neither names a seat. */
  readonly seat: SeatNumber | undefined;
  readonly query: Query;
}

interface PageProps {
  readonly params: Promise<{ readonly code: string; readonly seat?: string }>;
  readonly searchParams: Promise<Query>;
}

/** A page's content, or the reason why there is none. */
type Shown = ReactNode | { readonly missing: NoTableReason };

/** A page of a table on a server: renders `show` if `screenOf` allows the page, or the reason why there is no table. */
export const tablePage = (
  page: TablePageName,
  show: (view: TableView, request: PageRequest) => Shown | Promise<Shown>,
) =>
  async function TablePage({ params, searchParams }: PageProps) {
    const [{ code, seat: inPath }, query] = [await params, await searchParams];
    const table = await loadTable(code);
    if (!table.ok) return <NoTable why={table.error} />;
    const seat = readSeat(inPath ?? query.seat);
    const screen = screenOf(table.value, { page, seat });
    if (screen === 'not-found') notFound();
    if (screen !== 'page') redirect(screen.instead);
    const shown = await show(table.value, { code, seat, query });
    if (typeof shown === 'object' && shown !== null && 'missing' in shown)
      return <NoTable why={shown.missing} />;
    return (
      <Words part={TABLE_PAGES[page].words}>
        <ServerTable view={table.value}>{shown}</ServerTable>
      </Words>
    );
  };

/** A page of one seat. */
export const seatPage = (page: SeatPageName, show: (seat: SeatSummary) => ReactNode) =>
  tablePage(page, ({ seats }, request) => {
    const seat = seats.find(each => each.seat === request.seat);
    return seat && show(seat);
  });

const readSeat = (text: string | string[] | undefined): SeatNumber | undefined =>
  typeof text === 'string' && /^[1-5]$/.test(text) ? seatNumber(Number(text)) : undefined;
