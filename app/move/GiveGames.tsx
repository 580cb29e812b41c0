'use client';

import { useTranslations } from 'use-intl';
import type { Evening } from '@/app/_phone/gamesHere';
import { useGameNote, useGameTitle } from '@/app/_table/gameWords';
import { Icon } from '@/app/_ui/Icon';
import { giveAddress } from '@/app/addresses';
import { GamesFile } from './GamesFile';
import { usePhoneEvenings } from './usePhoneEvenings';

/** So many are named; the file takes them all, and so does the list on the start page. */
const MOST_NAMED = 6;

/** The games of this phone: one of them for another phone to take now, or all in a file. */
export function GiveGames() {
  const words = useTranslations('move');
  const evenings = usePhoneEvenings();
  if (evenings.length === 0) return null;
  const codes = evenings.map(({ newest }) => newest.code);
  return (
    <section aria-labelledby="give" className="grid gap-3">
      <h2 id="give" className="font-display text-head font-semibold">
        {words('give')}
      </h2>
      <ul className="border-t border-rule">
        {evenings.slice(0, MOST_NAMED).map(evening => (
          <GiveRow key={evening.newest.code} evening={evening} />
        ))}
      </ul>
      {/* Another game is another file. */}
      <GamesFile key={codes.join()} codes={codes} />
    </section>
  );
}

function GiveRow({ evening: { newest, earlier } }: { evening: Evening }) {
  const title = useGameTitle()(newest);
  const note = useGameNote()(newest, 1 + earlier.length);
  return (
    <li className="border-b border-rule">
      {/* On this page: the browser goes there by itself. */}
      <a href={giveAddress(newest.code)} className="flex min-h-16 items-center gap-3 py-2">
        <span className="min-w-0 grow">
          <span className="block text-lead font-semibold wrap-break-word">{title}</span>
          <span className="block text-note text-soft">{note}</span>
        </span>
        <Icon name="forward" />
      </a>
    </li>
  );
}
