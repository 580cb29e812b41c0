import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Message } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';

/** Says so when the table cannot be heard; what waits says for itself what becomes of it. */
export function Connection() {
  const words = useTranslations('table');
  const lostSince = useTable(state => state.lostSince);
  const isBehind = useTable(state => state.memory?.isBehind);
  return (
    lostSince !== undefined && (
      <div data-lost="">
        <Message
          kind="warning"
          title={words.rich('lost', { time: () => <TimeOfDay at={lostSince} /> })}
        >
          {!isBehind && words('lostNote')}
        </Message>
      </div>
    )
  );
}
