'use client';

import { useTable } from '@/app/_state/TableProvider';
import { useGo } from '@/app/_ui/go';
import { tableAddress } from '@/app/addresses';
import { WhoPlays } from './WhoPlays';

/** The names once more, for a phone that has gone round already. */
export function Names() {
  const { code, seats, you } = useTable(state => state.view);
  const go = useGo();
  return (
    <WhoPlays
      seats={seats.filter(({ seat }) => you.includes(seat))}
      hasBegun
      onDone={() => go.push(tableAddress(code))}
    />
  );
}
