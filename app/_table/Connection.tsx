'use client';

import { useTable } from '@/app/_state/TableProvider';
import { Message } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';

/** Says so when the table cannot be heard. */
export function Connection() {
  const lostSince = useTable(state => state.lostSince);
  return (
    lostSince !== undefined && (
      <Message
        kind="warning"
        title={
          <>
            No connection since <TimeOfDay at={lostSince} />.
          </>
        }
      >
        This is the last we heard.
      </Message>
    )
  );
}
