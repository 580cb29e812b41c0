'use client';

import { useTranslations } from 'use-intl';
import { useIsHydrated } from './useIsHydrated';
import { useOriginsForOthers } from './useOriginsForOthers';

/** Below a code for others: the computer's other addresses if it has several, or that it is in no network. */
export function OriginChoice() {
  const words = useTranslations('ui');
  const isHydrated = useIsHydrated();
  const { all, origin, choose } = useOriginsForOthers();
  if (!isHydrated || all.length === 1) return null;
  if (all.length === 0) return <p className="text-balance">{words('noNetwork')}</p>;
  return (
    <div className="text-note text-soft">
      <p className="text-balance">{words('otherAddress')}</p>
      {all
        .filter(each => each !== origin)
        .map(each => (
          <button
            key={each}
            type="button"
            onClick={() => choose(each)}
            className="min-h-11 px-2 font-semibold underline"
          >
            {new URL(each).host}
          </button>
        ))}
    </div>
  );
}
