'use client';

import { useEffect } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { FoundForm, type FoundFormProps } from './FoundForm';

/** The finder names the space, and all seated players are asked. */
export function FoundScreen({ first }: FoundFormProps) {
  const { code, phase, you } = useTable(state => state.view);
  const go = useNavigation();
  const table = tableAddress(code);
  // There is nothing to call after losing the seat or after the end.
  const isOver = phase === 'ended' || you.length === 0;
  useEffect(() => {
    if (isOver) go.replace(table);
  }, [isOver, go, table]);
  return <FoundForm first={first} />;
}
