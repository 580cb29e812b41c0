'use client';

import { useTranslations } from 'use-intl';
import { useOriginsForOthers } from './useOriginsForOthers';

/** Below a code for others to scan: the computer's other addresses, if any, or a note that it is not in a network. */
export function OriginChoice() {
  const words = useTranslations('ui');
  const { others, isUnreachable, choose } = useOriginsForOthers();
  if (isUnreachable) return <p className="text-balance">{words('noNetwork')}</p>;
  if (others.length === 0) return null;
  return (
    <div className="text-note text-soft">
      <p className="text-balance">{words('otherAddress')}</p>
      {others.map(each => (
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
