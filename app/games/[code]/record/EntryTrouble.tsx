import { useTranslations } from 'use-intl';
import { usePhoneTrouble } from '@/app/_phone/usePhoneTrouble';
import type { Trouble } from '@/app/_state/tableClient';
import { Message } from '@/app/_ui/Message';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { Recorder } from './useRecorder';

/** What became of entries that could not be told: they wait for the connection, or somebody was faster. */
export function EntryTrouble({ recorder }: { readonly recorder: Recorder }) {
  const words = useTranslations('record');
  const say = usePhoneTrouble();
  const { held } = recorder;
  if (held > 0) {
    return (
      <Message kind="warning" title={words('held', { count: held })}>
        {words('heldNote')}
      </Message>
    );
  }
  // What was not told at all has no words of the server's: see `app/_phone/outbox`.
  const troubles = recorder.troubles.map(trouble =>
    trouble.code === 'record-moved-on' ? { ...say(trouble.code), ...trouble } : trouble,
  );
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
