import { useTranslations } from 'use-intl';

/** The usual dot: something waits at one's own seat that nobody else is told. */
export function NewsDot() {
  const words = useTranslations('check.note');
  return (
    <span className="news-dot">
      <span className="sr-only">{words('look')}</span>
    </span>
  );
}
