import { useTranslations } from 'use-intl';

/** Explains why this phone was preselected. Always rendered, so that screen readers announce changes. */
export function NoServerNote({ isServerAway }: { isServerAway: boolean }) {
  const words = useTranslations('new');
  return (
    <p role="status" className="pt-1 text-note text-soft empty:hidden">
      {isServerAway && words('noNetwork')}
    </p>
  );
}
