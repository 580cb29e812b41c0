'use client';

import { useSearchParams } from 'next/navigation';
import { useTable } from '@/app/_state/TableProvider';
import { habitatHex, hasEntries } from '@/app/_table/tableFacts';
import { useWayOut } from '@/app/_table/useWayOut';
import { ClueIntersection } from './ClueIntersection';
import { ReplayScreen } from './ReplayScreen';

/** After the end: the clues applied one by one, or the replay if pieces were recorded. */
export function LookBackScreen() {
  const view = useTable(state => state.view);
  const wantsReplay = useSearchParams().has('replay');
  const habitat = habitatHex(view.habitat);
  useWayOut({ page: 'lookBack' });
  if (habitat === undefined) return null;
  const hasReplay = hasEntries(view);
  return wantsReplay && hasReplay ? (
    <ReplayScreen habitat={habitat} />
  ) : (
    <ClueIntersection habitat={habitat} />
  );
}
