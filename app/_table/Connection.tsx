import { useTranslations } from 'use-intl';
import { toTell } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { Message } from '@/app/_ui/Message';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';

/** Says so when the table cannot be heard, or is there no more; what waits says for itself what becomes of it. */
export function Connection() {
  const words = useTranslations('table');
  const connection = useTable(state => state.connection);
  const isBehind = useTable(({ memory }) => toTell(memory?.waiting ?? []).length > 0);
  switch (connection.is) {
    case 'heard':
      return null;
    case 'refused':
      return <Message kind="warning" title={connection.trouble.message} />;
    case 'lost':
      return (
        <div data-lost="">
          <Message
            kind="warning"
            title={words.rich('lost', { time: () => <TimeOfDay at={connection.since} /> })}
          >
            {!isBehind && words('lostNote')}
          </Message>
        </div>
      );
  }
}
