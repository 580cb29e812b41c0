'use client';

import { useTable } from '@/app/_state/TableProvider';
import type { Wish } from '@/app/_state/tableStore';
import { Message } from '@/app/_ui/Message';

/** Why a wish of this kind did not come true, beside where it was made. */
export function TroubleNote({ wish }: { wish: Wish }) {
  const trouble = useTable(state => state.trouble);
  return trouble?.wish === wish && <Message kind="trouble" title={trouble.message} />;
}
