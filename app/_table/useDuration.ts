import { useTranslations } from 'use-intl';

/** Formats how long a game took, in whole minutes: "41 minutes", "1 h 4 min". */
export function useDuration(): (minutes: number) => string {
  const words = useTranslations('ending');
  return minutes =>
    minutes < 60
      ? words('minutes', { minutes })
      : words('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
