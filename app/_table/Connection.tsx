'use client';

import { useTable } from '@/app/_state/TableProvider';
import { Message } from '@/app/_ui/Message';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Says so when the table cannot be heard. */
export function Connection() {
  const lostSince = useTable(state => state.lostSince);
  return (
    lostSince !== undefined && (
      <Message kind="warning" title={`No connection since ${TIME.format(lostSince)}.`}>
        This is the last we heard.
      </Message>
    )
  );
}
