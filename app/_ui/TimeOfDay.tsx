'use client';

import { useLocale } from 'use-intl';
import { useIsHydrated } from './useIsHydrated';

/** A moment in the page's language: the time, and the day as well where it is not today. */
export function TimeOfDay({ at }: { at: string | number }) {
  const language = useLocale();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()}>
      {useIsHydrated() && timeWords(date, new Date(), asOnThisPhone(language))}
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

/** A phone that speaks the language knows its country as well, and so how its clocks are read. */
function asOnThisPhone(language: string): string {
  return navigator.languages.find(own => own.startsWith(`${language}-`)) ?? language;
}
