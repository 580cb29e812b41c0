import { useTranslations } from 'use-intl';
import type { Trouble } from '@/app/_state/tableClient';
import { Message } from '@/app/_ui/Message';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { Recorder } from './useRecorder';

/** What became of entries that could not be told: they wait for the connection, or somebody was faster. */
export function EntryTrouble({ recorder: { held, troubles } }: { readonly recorder: Recorder }) {
  const words = useTranslations('record');
  if (held > 0) {
    return (
      <Message kind="warning" title={words('held', { count: held })}>
        {words('heldNote')}
      </Message>
    );
  }
  return [...new Set(troubles.map(sameAs))].map(said => {
    const alike = troubles.filter(trouble => sameAs(trouble) === said);
    return <TroubleNote key={said} trouble={counted(alike)} />;
  });
}

const sameAs = ({ code, message }: Trouble): string => message ?? code;

/** One for several that say the same. */
function counted(alike: readonly Trouble[]): Trouble | undefined {
  const [first] = alike;
  return alike.length > 1 && first?.message !== undefined
    ? { ...first, message: `${alike.length} × ${first.message}` }
    : first;
}
