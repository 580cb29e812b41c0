import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { openSaid } from '@/app/_table/saidFocus';
import { useOwners } from '@/app/_table/useBoard';
import type { Saying } from '@/app/_table/useSayings';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { formatHex } from '@/lib/map/hexName';
import { PieceMark } from './LogLines';
import { type MovedOnPiece, useMovedOnWays } from './useMovedOn';
import type { Recorder } from './useRecorder';
import { useStepWords } from './useStepWords';

/**
 * Asks what becomes of a piece that was entered on a turn that has moved on. To whoever has just pressed it the sheet opens
 * by itself, as the answer; later, and after a reload, it waits in the line.
 */
export function useMovedOnSaying(
  moved: MovedOnPiece | undefined,
  { lastPressed }: Pick<Recorder, 'lastPressed'>,
): readonly Saying[] {
  const title = useMovedOnTitle();
  const owners = useOwners();
  const isAnswer = moved !== undefined && moved.id === lastPressed;
  useEffect(() => {
    if (isAnswer) openSaid();
  }, [isAnswer]);
  if (moved === undefined) return [];
  return [
    {
      key: `moved on ${moved.id}`,
      tone: 'asks',
      isQuestion: false,
      mark: owners[moved.piece.owner]?.seat ?? 'trouble',
      title: title(moved),
      body: onDone => <MovedOnQuestion moved={moved} onDone={onDone} />,
    },
  ];
}

/** "E2 or E3?" */
function useMovedOnTitle(): (moved: MovedOnPiece) => string {
  const words = useTranslations('record.movedOn');
  return ({ piece, other }) => {
    const mine = formatHex(piece.hex);
    return other
      ? words('title', { theirs: formatHex(other.piece.hex), mine })
      : words('stillTitle', { mine });
  };
}

interface MovedOnQuestionProps {
  readonly moved: MovedOnPiece;
  readonly onDone: () => void;
}

function MovedOnQuestion({ moved, onDone }: MovedOnQuestionProps) {
  const words = useTranslations('record.movedOn');
  const record = useTranslations('record');
  const title = useMovedOnTitle();
  const say = useStepWords();
  const ways = useMovedOnWays(moved);
  const { piece, other, next, latest } = moved;
  const { kind, owner } = piece;
  const [mine, theirs] = [formatHex(piece.hex), other && formatHex(other.piece.hex)];
  const mark = <PieceMark owner={owner} kind={kind} className="size-7" />;

  /** "Another phone entered just now: Cleo’s disc on E2. Yours is on E3." */
  function text(): string {
    const whose = say.owner(owner);
    const yours = words(`mine.${kind}`, { whose, space: mine });
    if (other) {
      const before = words(`theirs.${other.piece.kind}`, { whose, space: theirs ?? '' });
      const after = other.piece.kind === kind ? words('yours', { space: mine }) : yours;
      return record('joined', { before, after });
    }
    if (latest === undefined) return yours;
    const before = words('faster', { entry: say.action(latest.action, latest.step) });
    return record('joined', { before, after: yours });
  }

  function nextNote(): string | undefined {
    if (next === undefined) return undefined;
    return next.step.kind === 'search'
      ? words('search', { who: say.player(next.step.player), space: mine })
      : say.action({ does: 'place', ...piece }, next.step);
  }

  async function take(way: () => Promise<void> | void) {
    await way();
    onDone();
  }

  return (
    <section className="saying">
      <h2 className="flex items-center gap-2">
        {mark}
        {title(moved)}
      </h2>
      <p className="text-note">{text()}</p>
      <ul className="moved-on">
        {other && theirs && (
          <Way
            mark={mark}
            title={words('instead', { mine, theirs })}
            note={
              other.piece.kind === kind
                ? words(`moved.${kind}`)
                : record(`correctedKind.${kind}`, { space: mine })
            }
            isWaiting={ways.isWaiting}
            onTake={() => take(ways.correct)}
          />
        )}
        {next && (
          <Way
            mark={mark}
            title={words(other ? 'both' : 'enterAnyway')}
            note={nextNote()}
            isWaiting={ways.isWaiting}
            onTake={() => take(ways.enter)}
          />
        )}
        <Way
          mark={<Icon name="close" className="size-7" />}
          title={theirs ? words('without', { theirs }) : words('withoutMine')}
          isWaiting={ways.isWaiting}
          onTake={() => take(ways.drop)}
        />
      </ul>
      <TroubleNote trouble={ways.trouble} />
    </section>
  );
}

interface WayProps {
  readonly mark: ReactNode;
  readonly title: string;
  readonly note?: string | undefined;
  readonly isWaiting: boolean;
  readonly onTake: () => void;
}

function Way({ mark, title, note, isWaiting, onTake }: WayProps) {
  return (
    <li>
      <button type="button" disabled={isWaiting} onClick={onTake}>
        {mark}
        <span>
          <span className="block font-semibold">{title}</span>
          {note && <span className="block text-note text-soft">{note}</span>}
        </span>
      </button>
    </li>
  );
}
