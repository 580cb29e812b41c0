'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ClueRow } from './ClueRow';
import { InstallRow } from './InstallRow';
import { KeepingRow } from './KeepingRow';
import { MovingRow } from './MovingRow';

/** What concerns this phone alone, a row each: `PhoneRow` tells and offers something, a `Tick` is chosen. */
export function OnThisPhone() {
  const words = useTranslations('install');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="font-display text-head font-semibold">
        {words('title')}
      </h2>
      <ul className="phone-rows">
        <InstallRow />
        <KeepingRow />
        <MovingRow />
        <ClueRow />
      </ul>
    </section>
  );
}
