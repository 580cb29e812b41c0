'use client';

import { useTable, useTableClient } from '@/app/_state/TableProvider';
import { useServerQuery } from '@/app/_state/useServerQuery';
import { TroubleNote } from '@/app/_ui/Message';
import { EveningScreen } from '@/app/games/[code]/evening/EveningScreen';

/** The evening, with the games that this phone stores. */
export function StoredEvening() {
  const client = useTableClient();
  const code = useTable(state => state.view.code);
  const evening = useServerQuery({ about: code, ask: () => client.ask('showEvening') });
  if (evening.status === 'loaded') return <EveningScreen first={evening.value} />;
  return evening.status === 'refused' ? <TroubleNote trouble={evening.trouble} /> : null;
}
