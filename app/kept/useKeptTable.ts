'use client';

import { useEffect, useState } from 'react';
import { localTable } from '@/app/_phone/localTable';
import { usePhoneTrouble } from '@/app/_phone/usePhoneTrouble';
import { useSpeaker } from '@/app/_phone/useSpeaker';
import type { TableClient, Trouble } from '@/app/_state/tableClient';
import type { SaidTable } from '@/app/_words/said';
import { ok, type Result } from '@/lib/result';

interface KeptTable {
  readonly view: SaidTable;
  readonly client: TableClient;
}

/** The table that this phone keeps under the code; nothing while it is read. */
export function useKeptTable(code: string): Result<KeptTable, Trouble> | undefined {
  const speaker = useSpeaker();
  const trouble = usePhoneTrouble();
  const [client] = useState(() => localTable(code, { speaker, trouble }));
  const [kept, setKept] = useState<Result<KeptTable, Trouble>>();
  useEffect(() => {
    let isWanted = true;
    void client.loadTable().then(view => {
      if (isWanted) setKept(view.ok ? ok({ view: view.value, client }) : view);
    });
    return () => {
      isWanted = false;
    };
  }, [client]);
  return kept;
}
