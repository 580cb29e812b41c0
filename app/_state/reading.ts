'use client';

import { useEffect, useEffectEvent } from 'react';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { isFields } from '@/lib/fields';
import { newestId } from '@/lib/game/events/eventList';
import { createPersisted, isListOf } from './persisted';
import { useTable } from './TableProvider';
import { isConnected } from './tableStore';

/** How far this phone has read a table's news. */
interface Reading {
  readonly code: string;
  /** The id of the newest event that has been read. */
  readonly upTo: number;
  /** The key of the called find that this phone has closed. */
  readonly find?: string | undefined;
}

const isReading = (value: unknown): value is Reading =>
  isFields(value) &&
  typeof value.code === 'string' &&
  typeof value.upTo === 'number' &&
  (value.find === undefined || typeof value.find === 'string');

/** How many tables are remembered, the latest last; older games are unlikely to be continued. */
const REMEMBERED = 48;

/** In localStorage, so that news read in one window does not reappear in another one or after a restart. */
const { use: useReadings } = createPersisted<{ readonly tables: readonly Reading[] }>(
  { tables: [] },
  {
    name: 'fieldbook-read',
    storage: 'localStorage',
    read: ({ tables }) => (isListOf(tables, isReading) ? { tables } : undefined),
  },
);

/** Stores how far a table has been read. */
export const remember = (reading: Reading): void =>
  useReadings.setState(({ tables }) => ({
    tables: [...tables.filter(({ code }) => code !== reading.code), reading].slice(-REMEMBERED),
  }));

const readingOf = (code: string): Reading | undefined =>
  useReadings.getState().tables.find(each => each.code === code);

/** The id of the newest event read on this phone. Until that is known, and on the first visit, the newest of all. */
export function useReadUpTo(): number {
  const code = useTable(({ view }) => view.code);
  const newest = useTable(({ view }) => newestId(view.events));
  const upTo = useReadings(({ tables }) => tables.find(each => each.code === code)?.upTo);
  return useIsHydrated() && upTo !== undefined ? upTo : newest;
}

/** Marks the news up to this id as read, in all windows. */
export function useRead(): (id: number) => void {
  const code = useTable(({ view }) => view.code);
  return id => {
    const before = readingOf(code);
    remember({ ...before, code, upTo: Math.max(id, before?.upTo ?? 0) });
  };
}

/** The called find that this phone has closed, and a function to close one. */
export function useClosedFind(): readonly [key: string | undefined, close: (key: string) => void] {
  const code = useTable(({ view }) => view.code);
  const newest = useTable(({ view }) => newestId(view.events));
  const key = useReadings(({ tables }) => tables.find(each => each.code === code)?.find);
  const close = (find: string) => remember({ code, upTo: readingOf(code)?.upTo ?? newest, find });
  return [key, close];
}

/**
 * On the first visit, marks all news as read. If the mark is above the newest id, the server was restored from a
 * backup: lowers the mark to that id, but not for a cached view, which may just be older than the mark.
 */
export function useFirstReading(): void {
  const code = useTable(({ view }) => view.code);
  const newest = useTable(({ view }) => newestId(view.events));
  const isCurrent = useTable(isConnected);
  const isHydrated = useIsHydrated();
  const follow = useEffectEvent((code: string, upTo: number) => {
    const before = readingOf(code);
    if (before === undefined || (isCurrent && before.upTo > upTo))
      remember({ ...before, code, upTo });
  });
  // Not when the mark changes: another window may have read what this one has not yet received.
  useEffect(() => {
    if (isHydrated) follow(code, newest);
  }, [isHydrated, code, newest]);
}
