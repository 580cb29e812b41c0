'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { habitatHex } from '@/app/_table/viewHexes';
import { useGo } from '@/app/_ui/go';
import { later } from '@/app/_ui/later';
import { tableAddress } from '@/app/addresses';
import { MetClues } from './MetClues';

const FilmScreen = later(async () => (await import('./FilmScreen')).FilmScreen);

/**
 * After the end, how it went: how the clues met, or the film, where pieces were recorded. Before it nothing lies
 * open, and the table's own page is shown.
 */
export function LookBackScreen() {
  const { code, habitat: place, record } = useTable(state => state.view);
  const wantsFilm = useSearchParams().has('film');
  const habitat = habitatHex(place);
  const go = useGo();
  const isEarly = habitat === undefined;
  useEffect(() => {
    if (isEarly) go.replace(tableAddress(code));
  }, [isEarly, go, code]);
  if (isEarly) return null;
  const hasFilm = record !== null && record.entries.length > 0;
  return wantsFilm && hasFilm ? <FilmScreen habitat={habitat} /> : <MetClues habitat={habitat} />;
}
