import { useTranslations } from 'use-intl';

/** Why a game is dealt on this phone, though nobody has chosen so. Always there, for those who listen. */
export function NoServerNote({ isServerAway }: { isServerAway: boolean }) {
  const words = useTranslations('new');
  return (
    <p role="status" className="pt-1 text-note text-soft empty:hidden">
      {isServerAway && words('noNetwork')}
    </p>
  );
}
