import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { openNotices } from '@/app/_table/noticeFocus';
import { useOwners } from '@/app/_table/useBoard';
import type { Notice } from '@/app/_table/useNotices';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { formatHex } from '@/lib/map/hexName';
import { PieceMark } from './LogLines';
import { type ConflictingPiece, useConflictActions } from './useEntryConflict';
import type { Recorder } from './useRecorder';
import { useStepWords } from './useStepWords';

/**
 * Asks how to resolve a piece whose turn was over when it arrived. The sheet opens at once if the piece was just
 * entered; otherwise a notice shows in the bar.
 */
export function useConflictNotice(
  conflict: ConflictingPiece | undefined,
  { lastPressed }: Pick<Recorder, 'lastPressed'>,
): readonly Notice[] {
  const title = useConflictTitle();
  const owners = useOwners();
  const isJustEntered = conflict !== undefined && conflict.id === lastPressed;
  useEffect(() => {
    if (isJustEntered) openNotices();
  }, [isJustEntered]);
  if (conflict === undefined) return [];
  return [
    {
      key: `moved on ${conflict.id}`,
      tone: 'question',
      isQuestion: false,
      icon: owners[conflict.piece.owner]?.seat ?? 'trouble',
      title: title(conflict),
      body: onDone => <ConflictQuestion conflict={conflict} onDone={onDone} />,
    },
  ];
}

/** "E2 or E3?" */
function useConflictTitle(): (conflict: ConflictingPiece) => string {
  const words = useTranslations('record.conflict');
  return ({ piece, other }) => {
    const mine = formatHex(piece.hex);
    return other
      ? words('title', { theirs: formatHex(other.piece.hex), mine })
      : words('stillTitle', { mine });
  };
}

interface ConflictQuestionProps {
  readonly conflict: ConflictingPiece;
  readonly onDone: () => void;
}

function ConflictQuestion({ conflict, onDone }: ConflictQuestionProps) {
  const words = useTranslations('record.conflict');
  const record = useTranslations('record');
  const title = useConflictTitle();
  const stepWords = useStepWords();
  const actions = useConflictActions(conflict);
  const { piece, other, next, latest } = conflict;
  const { kind, owner } = piece;
  const [mine, theirs] = [formatHex(piece.hex), other && formatHex(other.piece.hex)];
  const mark = <PieceMark owner={owner} kind={kind} className="size-7" />;

  /** "Another phone entered just now: Cleo’s disc on E2. Yours is on E3." */
  function text(): string {
    const whose = stepWords.owner(owner);
    const yours = words(`mine.${kind}`, { whose, space: mine });
    if (other) {
      const before = words(`theirs.${other.piece.kind}`, { whose, space: theirs ?? '' });
      const after = other.piece.kind === kind ? words('yours', { space: mine }) : yours;
      return record('sentences', { before, after });
    }
    if (latest === undefined) return yours;
    const before = words('overtaken', { entry: stepWords.action(latest.action, latest.step) });
    return record('sentences', { before, after: yours });
  }

  function nextNote(): string | undefined {
    if (next === undefined) return undefined;
    return next.step.kind === 'search'
      ? words('search', { who: stepWords.player(next.step.player), space: mine })
      : stepWords.action({ type: 'place', ...piece }, next.step);
  }

  async function resolve(action: () => Promise<void> | void) {
    await action();
    onDone();
  }

  return (
    <section className="notice">
      <h2 className="flex items-center gap-2">
        {mark}
        {title(conflict)}
      </h2>
      <p className="text-note">{text()}</p>
      <ul className="conflict-options">
        {other && theirs && (
          <ConflictOption
            mark={mark}
            title={words('instead', { mine, theirs })}
            note={
              other.piece.kind === kind
                ? words(`moved.${kind}`)
                : record(`correctedKind.${kind}`, { space: mine })
            }
            isPending={actions.isPending}
            onChoose={() => resolve(actions.correct)}
          />
        )}
        {next && (
          <ConflictOption
            mark={mark}
            title={words(other ? 'both' : 'enterAnyway')}
            note={nextNote()}
            isPending={actions.isPending}
            onChoose={() => resolve(actions.enter)}
          />
        )}
        <ConflictOption
          mark={<Icon name="close" className="size-7" />}
          title={theirs ? words('without', { theirs }) : words('withoutMine')}
          isPending={actions.isPending}
          onChoose={() => resolve(actions.drop)}
        />
      </ul>
      <TroubleNote trouble={actions.trouble} />
    </section>
  );
}

interface ConflictOptionProps {
  readonly mark: ReactNode;
  readonly title: string;
  readonly note?: string | undefined;
  readonly isPending: boolean;
  readonly onChoose: () => void;
}

function ConflictOption({ mark, title, note, isPending, onChoose }: ConflictOptionProps) {
  return (
    <li>
      <button type="button" disabled={isPending} onClick={onChoose}>
        {mark}
        <span>
          <span className="block font-semibold">{title}</span>
          {note && <span className="block text-note text-soft">{note}</span>}
        </span>
      </button>
    </li>
  );
}
