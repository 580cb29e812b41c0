import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { isLost as isTableLost } from '@/app/_state/tableStore';
import type { Saying } from '@/app/_table/useSayings';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { InterpretedRecord } from '@/lib/play/interpretRecord';
import type { Objection } from '@/lib/play/step';
import type { Recorder } from './useRecorder';
import { useStepWords } from './useStepWords';

/**
 * The board's own warnings: entries that wait for the connection, and rule violations that everyone can see. These are
 * reported but never blocked, because the real table is what counts.
 *
 * @param space where a piece is about to be entered
 */
export function useBoardSayings(
  { interpreted, held }: Recorder,
  space: Hex | undefined,
): readonly Saying[] {
  const words = useTranslations('record');
  const outbox = useTranslations('outbox');
  const say = useStepWords();
  const isStored = useTable(state => state.isStored);
  const isLost = useTable(isTableLost);
  const sayings: Saying[] = [];
  if (held > 0) {
    const note = isStored ? words('heldNote') : outbox('keepOpen');
    // It says as well that the connection is lost.
    sayings.push(warning(isLost ? 'connection' : 'held', words('held', { count: held }), note));
  }
  const [objection] = toSay(interpreted);
  if (space !== undefined && !interpreted.board.isOpen(space)) {
    const title = words('closedHere', { space: formatHex(space) });
    sayings.push(warning('closed', title, words('closedNote')));
  } else if (objection) {
    sayings.push(warning('objection', say.objection(objection), words('cardboard')));
  }
  return sayings;
}

const warning = (key: string, title: string, note: string): Saying => ({
  key,
  tone: 'warns',
  isQuestion: false,
  mark: 'trouble',
  title,
  body: () => (
    <section className="saying">
      <h2>{title}</h2>
      <p className="text-note">{note}</p>
    </section>
  ),
});

/** The last entry's objections come first. Lasting ones are reported only with the entry that caused them. */
function toSay({ objections, steps }: InterpretedRecord): readonly Objection[] {
  const fresh = steps.at(-1)?.objections ?? [];
  return [...fresh, ...objections.filter(({ code }) => !LASTING.includes(code))];
}

const LASTING: readonly Objection['code'][] = ['closed-space', 'second-cube'];
