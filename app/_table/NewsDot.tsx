import { useTranslations } from 'use-intl';

/** The dot for private news at one's own seat. */
export function NewsDot() {
  const words = useTranslations('check.note');
  return (
    <span className="news-dot">
      <span className="sr-only">{words('look')}</span>
    </span>
  );
}
