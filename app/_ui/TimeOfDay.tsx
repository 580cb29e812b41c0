'use client';

import { useLocale } from 'use-intl';
import { useIsHydrated } from './useIsHydrated';

/** A point in time in the page's language: the time of day, with the date if it is not today. */
export function TimeOfDay({ at }: { at: string | number }) {
  const language = useLocale();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()}>
      {useIsHydrated() && timeWords(date, new Date(), phoneLocaleOf(language))}
    </time>
  );
}

function timeWords(date: Date, now: Date, language: string): string {
  const isToday = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
  }).format(date);
}

/** The phone's own locale for this language, if it has one: its region decides the clock format. */
function phoneLocaleOf(language: string): string {
  return navigator.languages.find(locale => locale.startsWith(`${language}-`)) ?? language;
}
