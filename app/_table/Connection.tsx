'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Message } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';

/** Says so when the table cannot be heard. */
export function Connection() {
  const words = useTranslations('table');
  const lostSince = useTable(state => state.lostSince);
  return (
    lostSince !== undefined && (
      <div data-lost="">
        <Message
          kind="warning"
          title={words.rich('lost', { time: () => <TimeOfDay at={lostSince} /> })}
        >
          {words('lostNote')}
        </Message>
      </div>
    )
  );
}
