import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable, type NoTableReason } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import type { TableView } from '@/lib/game/views/views';
import { TABLE_PAGES, type TablePageName } from '../tablePages';
import { NoTable } from './NoTable';

/** Makes `generateMetadata` for a table's page. */
export const titleOf = (page: TablePageName) => async (): Promise<Metadata> => {
  const words = await getWords();
  return { title: words(TABLE_PAGES[page].title) };
};

/** What the page's address contains: path parameters and query. */
interface PageRequest {
  readonly code: string;
  /** For the pages of one seat, as written in the address. */
  readonly seat: string | undefined;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

interface PageProps {
  readonly params: Promise<{ readonly code: string; readonly seat?: string }>;
  readonly searchParams: Promise<PageRequest['query']>;
}

/** A page's content, or why there is none. */
type Shown = ReactNode | { readonly missing: NoTableReason };

/** A page of a table on a server: renders what `show` returns, or why there is no table. */
export const tablePage = (
  show: (view: TableView, request: PageRequest) => Shown | Promise<Shown>,
) =>
  async function TablePage({ params, searchParams }: PageProps) {
    const { code, seat } = await params;
    const table = await loadTable(code);
    if (!table.ok) return <NoTable why={table.error} />;
    const shown = await show(table.value, { code, seat, query: await searchParams });
    if (typeof shown === 'object' && shown !== null && 'missing' in shown)
      return <NoTable why={shown.missing} />;
    return <ServerTable view={table.value}>{shown}</ServerTable>;
  };

/** A page of one seat. Responds "not found" unless the requesting device holds that seat. */
export const ownSeatPage = (
  show: (seat: TableView['seats'][number]) => ReactNode | Promise<ReactNode>,
) =>
  tablePage(({ seats, you }, request) => {
    const seat = seats.find(each => String(each.seat) === request.seat);
    return seat === undefined || !you.includes(seat.seat) ? notFound() : show(seat);
  });
