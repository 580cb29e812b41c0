'use client';

import { callApi } from '@/app/_state/callApi';
import { type Answered, useAnswer } from '@/app/_state/useAnswer';
import type { SaidTable } from '@/app/_words/said';

/** What is known of the table with a code. */
export type TableOf = Answered<SaidTable> | { readonly is: 'missing' };

/** Whose table a code names. `missing` is one of which it is known already that no table has it. */
export function useTableOf(code: string | undefined, missing: string | undefined): TableOf {
  const isMissing = code !== undefined && code === missing;
  const table = useAnswer({
    about: isMissing ? undefined : code,
    ask: () => callApi<SaidTable>({ path: `/api/games/${code}` }),
  });
  const isNone = table.is === 'refused' && table.trouble.code === 'not-found';
  return isMissing || isNone ? { is: 'missing' } : table;
}
