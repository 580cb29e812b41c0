import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ServerTable } from '@/app/_phone/ServerTable';
import { loadTable, type NoTableReason } from '@/app/_server/loadTable';
import { getWords } from '@/app/_words/request';
import type { TableView } from '@/lib/game/views/views';
import { NoTable } from './NoTable';
import { TABLE_PAGES, type TablePageName } from './tablePages';

/** The title of a table's page, for its `generateMetadata`. */
export const titleOf = (page: TablePageName) => async (): Promise<Metadata> => {
  const words = await getWords();
  return { title: words(TABLE_PAGES[page].title) };
};

/** What a page's address names besides the code, and what it asks. */
interface PageRequest {
  readonly code: string;
  /** Of the pages of one seat, as it stands in the address. */
  readonly seat: string | undefined;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

interface PageProps {
  readonly params: Promise<{ readonly code: string; readonly seat?: string }>;
  readonly searchParams: Promise<PageRequest['query']>;
}

/** What stands on a page, or why it has nothing to show. */
type Shown = ReactNode | { readonly missing: NoTableReason };

/** A page of a table that a server keeps: what `show` draws of it, or why there is none. */
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

/** A page of a seat that the asking device holds; not found where it does not hold it. */
export const ownSeatPage = (
  show: (seat: TableView['seats'][number]) => ReactNode | Promise<ReactNode>,
) =>
  tablePage(({ seats, you }, request) => {
    const seat = seats.find(each => String(each.seat) === request.seat);
    return seat === undefined || !you.includes(seat.seat) ? notFound() : show(seat);
  });
