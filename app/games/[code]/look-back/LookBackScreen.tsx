'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { habitatHex, hasEntries } from '@/app/_table/tableFacts';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { ClueIntersection } from './ClueIntersection';
import { ReplayScreen } from './ReplayScreen';

/**
 * After the end: the clues applied one by one, or the replay if pieces were recorded. Before the end nothing is
 * revealed, so it redirects to the table.
 */
export function LookBackScreen() {
  const view = useTable(state => state.view);
  const { code, habitat: place } = view;
  const wantsReplay = useSearchParams().has('replay');
  const habitat = habitatHex(place);
  const go = useNavigation();
  const isEarly = habitat === undefined;
  useEffect(() => {
    if (isEarly) go.replace(tableAddress(code));
  }, [isEarly, go, code]);
  if (isEarly) return null;
  const hasReplay = hasEntries(view);
  return wantsReplay && hasReplay ? (
    <ReplayScreen habitat={habitat} />
  ) : (
    <ClueIntersection habitat={habitat} />
  );
}
