import { useEffect, useRef, useState } from 'react';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import type { EveningView } from '@/lib/game/eveningView';

/** The evening, asked for again whenever the table has changed; what cannot be had leaves it as it was. */
export function useEvening(first: EveningView): EveningView {
  const client = useTableClient();
  const version = useTable(state => state.view.version);
  const known = useRef(version);
  const [evening, setEvening] = useState(first);
  useEffect(() => {
    if (known.current === version) return;
    let isWanted = true;
    void client.loadEvening().then(answer => {
      if (!isWanted || !answer.ok) return;
      known.current = version;
      setEvening(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [client, version]);
  return evening;
}
