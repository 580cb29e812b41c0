import { useSyncExternalStore } from 'react';
import { type DateTimeFormatOptions, useFormatter } from 'use-intl';
import { type Day, noonOf } from '@/lib/puzzle/days';

/** The day on this phone, in its own time zone. */
export function today(): Day {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The same, updated at midnight, and when the page becomes visible: the phone may have slept past it. */
export const useToday = (): Day => useSyncExternalStore(watchDay, today);

/** The same; `undefined` on the server and during hydration, since only the phone knows its day. */
export const useTodayOnceKnown = (): Day | undefined =>
  useSyncExternalStore(watchDay, today, () => undefined);

function watchDay(onChange: () => void): () => void {
  let timer = setTimeout(look, untilMidnight());
  function look() {
    clearTimeout(timer);
    timer = setTimeout(look, untilMidnight());
    onChange();
  }
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
}

function untilMidnight(): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** Formats a day, the same way in every time zone. */
export function useDayName(): (day: Day, parts: DateTimeFormatOptions) => string {
  const format = useFormatter();
  return (day, parts) => format.dateTime(noonOf(day), { ...parts, timeZone: 'UTC' });
}

/** For example "Saturday, November 28". */
export const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
