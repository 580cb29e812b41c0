'use client';

import { useInBrowser } from './inBrowser';

/** A moment as this phone writes it: the time, and the day as well where it is not today. */
export function TimeOfDay({ at }: { at: string | number }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{useInBrowser() && timeWords(date, new Date())}</time>;
}

function timeWords(date: Date, now: Date): string {
  const isToday = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
  }).format(date);
}
