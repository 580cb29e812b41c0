import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { type BoardOwner, useKnownBoard, useOwners } from '@/app/_board/knownBoard';
import { PieceMark } from '@/app/_board/PieceMark';
import { useStepWords } from '@/app/_board/useStepWords';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { type Board, otherKind, type Piece } from '@/lib/board/pieces';
import { playerOf } from '@/lib/board/players';
import type { GameRecord } from '@/lib/game/record/entry';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { RecordedAction } from '@/lib/play/boardActions';
import { correctedActions, entryOf, pieceOf } from '@/lib/play/corrections';
import { PanelHead } from './PanelHead';

/** What is wrong about a piece, if a second question follows: its kind, its space, or its owner. */
export type FixKind = 'kind' | 'space' | 'owner';

interface FixPanelProps {
  readonly board: Board;
  readonly entries: GameRecord;
  /** The space with a wrong piece. */
  readonly at: Hex;
  /** The wrong piece; `undefined` until the user picks one of several. */
  readonly piece: Piece | undefined;
  /** What is wrong about it, once chosen. */
  readonly fixKind: FixKind | undefined;
  /** The space that it moves to or is really on, once chosen. */
  readonly space: Hex | undefined;
  readonly onPiece: (piece: Piece) => void;
  readonly onFixKind: (fixKind: FixKind) => void;
  readonly onEnter: (action: RecordedAction) => void;
}

/** Corrects a wrong piece, one question at a time. `RecordFoot` has the button back to the previous question. */
export function FixPanel({ piece, fixKind, ...props }: FixPanelProps) {
  const words = useTranslations('record');
  const Question = fixKind === undefined ? FixChoices : QUESTIONS[fixKind];
  return (
    <section aria-label={words('fixHere')} className="record-panel">
      {piece ? <Question {...props} piece={piece} /> : <WhichPiece {...props} />}
    </section>
  );
}

/** The entry that placed a piece, and the piece it records. */
function placementOf(entries: GameRecord, piece: Piece) {
  const corrected = correctedActions(entries);
  const at = entryOf(corrected, piece);
  const [entry, recorded] = [entries[at], pieceOf(corrected[at])];
  return entry && recorded && { entry: entry.id, recorded, isFix: entry.type === 'fix' };
}

type AnyPieceProps = Omit<FixPanelProps, 'piece' | 'fixKind'>;

/** The pieces on the space, the reader's own first. */
function WhichPiece({ board, at, onPiece }: AnyPieceProps) {
  const words = useTranslations('record');
  const owners = useOwners();
  const you = useTable(state => state.view.you);
  const isOwn = ({ owner }: Piece) => you.some(seat => seat === owners[owner]?.seat);
  const pieces = board.at(at);
  return (
    <>
      <PanelHead player={undefined} title={words('whichIsWrong', { space: formatHex(at) })} />
      <PieceButtons
        pieces={[...pieces.filter(isOwn), ...pieces.filter(piece => !isOwn(piece))]}
        onPiece={onPiece}
      />
    </>
  );
}

interface PieceButtonsProps {
  readonly pieces: readonly Piece[];
  readonly onPiece: (piece: Piece) => void;
}

/** A choice of pieces with their owners' names, side by side. */
function PieceButtons({ pieces, onPiece }: PieceButtonsProps) {
  const words = useTranslations('record');
  const owners = useOwners();
  return (
    <div className="piece-choice">
      {pieces.map(piece => {
        const { owner, kind } = piece;
        const name = owners[owner]?.name ?? words('somebody');
        return (
          <button
            key={owner}
            type="button"
            aria-label={words(`pieceOf.${kind}`, { whose: name })}
            onClick={() => onPiece(piece)}
          >
            <PieceMark owner={owner} kind={kind} className="size-8" />
            <span aria-hidden="true" className="name">
              {name}
            </span>
          </button>
        );
      })}
    </div>
  );
}

interface OnePieceProps extends AnyPieceProps {
  readonly piece: Piece;
}

/** Asks what is wrong about the piece. No answer is preselected. */
function FixChoices({ board, entries, piece, onFixKind, onEnter }: OnePieceProps) {
  const words = useTranslations('record');
  const stepWords = useStepWords();
  const owners = useOwners();
  const { owner, hex, kind } = piece;
  const placement = placementOf(entries, piece);
  return (
    <>
      <FixHead piece={piece} title={words('whatIsWrong', { space: formatHex(hex) })}>
        {words(`pieceOf.${kind}`, { whose: stepWords.owner(owner) })}
      </FixHead>
      <div className="fix-choices">
        <Button onClick={() => onFixKind('kind')}>{words(`belongsHere.${otherKind(kind)}`)}</Button>
        {placement && <Button onClick={() => onFixKind('space')}>{words('onAnotherSpace')}</Button>}
        {/* A fix moves its owner's piece, so the owner is certain. */}
        {placement && !placement.isFix && ofOthers(board, piece, owners).length > 0 && (
          <Button onClick={() => onFixKind('owner')}>{words('isAnothers')}</Button>
        )}
        {placement && (
          <Button onClick={() => onEnter({ type: 'remove', entry: placement.entry })}>
            {words('notThere')}
          </Button>
        )}
      </div>
    </>
  );
}

interface FixHeadProps {
  readonly piece: Piece;
  readonly title: string;
  readonly children: string;
}

function FixHead({ piece: { owner }, title, children }: FixHeadProps) {
  const { players } = useKnownBoard().position;
  return <PanelHead player={playerOf(owner, players)} title={title} note={children} />;
}

/** The same piece for each other owner who has no piece on its space. */
function ofOthers(board: Board, piece: Piece, owners: readonly BoardOwner[]): readonly Piece[] {
  return owners
    .filter(({ owner }) => !board.has(owner, piece.hex))
    .map(({ owner }) => ({ ...piece, owner }));
}

/** Asks whose the piece is, if it was entered for the wrong player. */
function OwnerQuestion({ board, entries, piece, onEnter }: OnePieceProps) {
  const words = useTranslations('record');
  const owners = useOwners();
  const placement = placementOf(entries, piece);
  return (
    <>
      <FixHead piece={piece} title={words('whoseWas')}>
        {words(`on.${piece.kind}`, { space: formatHex(piece.hex) })}
      </FixHead>
      <PieceButtons
        pieces={placement ? ofOthers(board, piece, owners) : []}
        onPiece={({ owner }) =>
          placement &&
          onEnter({
            type: 'correct',
            entry: placement.entry,
            as: { ...placement.recorded, owner },
          })
        }
      />
    </>
  );
}

/** Asks where the piece really is, if it was entered on the wrong space. */
function SpaceQuestion({ board, entries, space, piece, onEnter }: OnePieceProps) {
  const words = useTranslations('record');
  const { owner, hex, kind } = piece;
  const placement = placementOf(entries, piece);
  const actualSpace = possibleSpace(board, piece, space);
  return (
    <>
      <FixHead piece={piece} title={words(`whereReally.${kind}`, { space: formatHex(hex) })}>
        {words(actualSpace === undefined ? 'tapSpace' : 'otherSpace')}
      </FixHead>
      <KeepButton
        disabled={placement === undefined || actualSpace === undefined}
        onClick={() =>
          placement &&
          actualSpace !== undefined &&
          onEnter({
            type: 'correct',
            entry: placement.entry,
            as: { ...placement.recorded, hex: actualSpace },
          })
        }
      >
        <PieceMark owner={owner} kind={kind} className="size-9" />
        {words(`on.${kind}`, { space: spaceOrDots(actualSpace) })}
      </KeepButton>
    </>
  );
}

/** Asks where the wrong piece goes. By the rules, the right one replaces it, and it moves to a space that it fits. */
function KindQuestion({ board, space, piece, onEnter }: OnePieceProps) {
  const words = useTranslations('record');
  const stepWords = useStepWords();
  const { owner, hex, kind } = piece;
  const right = otherKind(kind);
  const to = possibleSpace(board, piece, space);
  return (
    <>
      <FixHead piece={piece} title={words(`whereTo.${kind}`, { space: formatHex(hex) })}>
        {words(`whereToNote.${kind}`, { who: stepWords.owner(owner) })}
      </FixHead>
      <KeepButton
        disabled={to === undefined}
        onClick={() => to !== undefined && onEnter({ type: 'fix', owner, hex, kind: right, to })}
      >
        <Icon name="check" />
        {words(`fixes.${right}`, { space: formatHex(hex), to: spaceOrDots(to) })}
      </KeepButton>
    </>
  );
}

/** The second question. */
const QUESTIONS: Readonly<Record<FixKind, typeof FixChoices>> = {
  kind: KindQuestion,
  space: SpaceQuestion,
  owner: OwnerQuestion,
};

const KeepButton = (props: ComponentProps<'button'>) => (
  <div className="keeps">
    <button {...props} type="button" className="keep button primary" />
  </div>
);

/** The chosen space, if the piece's owner has no piece there. */
const possibleSpace = (board: Board, { owner }: Piece, space: Hex | undefined): Hex | undefined =>
  space === undefined || board.has(owner, space) ? undefined : space;

const spaceOrDots = (space: Hex | undefined): string =>
  space === undefined ? '…' : formatHex(space);
