import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Message, TroubleNote } from '@/app/_ui/Message';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { InterpretedRecord } from '@/lib/play/interpretRecord';
import type { Objection } from '@/lib/play/step';
import type { Recorder } from './useRecorder';
import { useStepWords } from './useStepWords';

interface ObjectionsProps {
  readonly interpreted: InterpretedRecord;
  /** The space where a piece is about to be entered. */
  readonly space: Hex | undefined;
}

/** Rule violations that everyone can see: reported but never blocked, because the real table is what counts. */
export function Objections({ interpreted, space }: ObjectionsProps) {
  const words = useTranslations('record');
  const say = useStepWords();
  if (space !== undefined && !interpreted.board.isOpen(space)) {
    return (
      <Message
        kind="warning"
        icon="trouble"
        title={words('closedHere', { space: formatHex(space) })}
      >
        {words('closedNote')}
      </Message>
    );
  }
  const [objection] = toSay(interpreted);
  if (objection === undefined) return null;
  return (
    <Message kind="warning" icon="trouble" title={say.objection(objection)}>
      {words('cardboard')}
    </Message>
  );
}

/** The last entry's objections come first. Lasting ones are reported only with the entry that caused them. */
function toSay({ objections, steps }: InterpretedRecord): readonly Objection[] {
  const fresh = steps.at(-1)?.objections ?? [];
  return [...fresh, ...objections.filter(({ code }) => !LASTING.includes(code))];
}

const LASTING: readonly Objection['code'][] = ['closed-space', 'second-cube'];

/** Entries that wait for the connection, or why the latest one was refused. */
export function EntryTrouble({ recorder: { held, trouble } }: { readonly recorder: Recorder }) {
  const words = useTranslations('record');
  const outbox = useTranslations('outbox');
  const isStored = useTable(state => state.isStored);
  if (held === 0) return <TroubleNote trouble={trouble} />;
  return (
    <Message kind="warning" title={words('held', { count: held })}>
      {isStored ? words('heldNote') : outbox('keepOpen')}
    </Message>
  );
}
