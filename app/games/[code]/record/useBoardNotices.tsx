import { useTranslations } from 'use-intl';
import { useStepWords } from '@/app/_board/useStepWords';
import { useTable } from '@/app/_state/TableProvider';
import { isServerLost } from '@/app/_state/tableStore';
import type { Notice } from '@/app/_table/useNotices';
import { passedOverStarter } from '@/lib/game/record/recordedOrder';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { InterpretedRecord } from '@/lib/play/interpretRecord';
import type { Objection } from '@/lib/play/step';
import type { Recorder } from './useRecorder';

/**
 * The board's own warnings: queued entries, and rule violations that everyone can see. Violations are reported but
 * never blocked, because what is on the table counts.
 *
 * @param space the space where a piece is about to be entered
 */
export function useBoardNotices(
  { entries, interpreted, queuedCount }: Recorder,
  space: Hex | undefined,
): readonly Notice[] {
  const words = useTranslations('record');
  const outbox = useTranslations('outbox');
  const stepWords = useStepWords();
  const isStored = useTable(state => state.isStored);
  const isLost = useTable(isServerLost);
  const starter = useTable(({ view }) => view.starter);
  const notices: Notice[] = [];
  const newest = entries.at(-1)?.id;
  if (queuedCount > 0) {
    const note = isStored ? words('queuedNote') : outbox('keepOpen');
    // With the key `connection` it replaces the notice of a lost connection.
    notices.push(
      warning(
        isLost ? 'connection' : 'held',
        words('queued', { count: queuedCount }),
        note,
        queuedCount > 1 ? newest : undefined,
      ),
    );
  }
  const latest = interpreted.steps.at(-1);
  const [objection] = objectionsToShow(interpreted);
  const passedOver = passedOverStarter(interpreted, starter);
  if (space !== undefined && !interpreted.board.isOpen(space)) {
    const title = words('closedHere', { space: formatHex(space) });
    notices.push(warning(`closed ${space}`, title, words('closedNote')));
  } else if (objection) {
    const title = stepWords.objection(objection);
    const isLatest = latest?.objections.includes(objection);
    notices.push(
      warning(`objection ${title}`, title, words('cardboard'), isLatest ? undefined : newest),
    );
  } else if (passedOver !== undefined) {
    const who = stepWords.player(passedOver);
    const [title, note] = [words('otherStarter', { who }), words('otherStarterNote', { who })];
    notices.push(warning('starter', title, note, entries.length > 1 ? newest : undefined));
  }
  return notices;
}

const warning = (key: string, title: string, note: string, behind?: string): Notice => ({
  key,
  behind,
  tone: 'warning',
  icon: 'trouble',
  title,
  body: () => (
    <section className="notice">
      <h2>{title}</h2>
      <p className="text-note">{note}</p>
    </section>
  ),
});

/** The last entry's objections come first. Permanent violations are reported only with the entry that caused them. */
function objectionsToShow({ objections, steps }: InterpretedRecord): readonly Objection[] {
  const latest = steps.at(-1)?.objections ?? [];
  return [...latest, ...objections.filter(({ code }) => !LASTING.includes(code))];
}

const LASTING: readonly Objection['code'][] = ['closed-space', 'second-cube'];
