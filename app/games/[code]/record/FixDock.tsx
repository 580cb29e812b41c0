import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useOwners } from '@/app/_table/useBoard';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import type { GameRecord } from '@/lib/game/record/gameRecord';
import { pieceView, type RecordedActionView } from '@/lib/game/record/recordView';
import { placeView } from '@/lib/game/views/views';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { correctedActions, entryOf, pieceOf } from '@/lib/play/corrections';
import { type Board, otherKind, type Piece, playerOf } from '@/lib/play/pieces';
import { DockHead } from './DockHead';
import { PieceMark } from './LogLines';
import { useStepWords } from './useStepWords';

interface FixDockProps {
  readonly board: Board;
  readonly entries: GameRecord;
  /** The space with a wrong piece. */
  readonly at: Hex;
  /** The wrong piece; `undefined` until the user picks one of several. */
  readonly piece: Piece | undefined;
  /** Where it moves, once chosen. */
  readonly space: Hex | undefined;
  readonly onPiece: (piece: Piece) => void;
  readonly onEnter: (action: RecordedActionView) => void;
  readonly onStop: () => void;
}

/** Replaces a wrong piece by the right one, and moves the wrong one to a space where it is true. */
export function FixDock({ piece, ...props }: FixDockProps) {
  const words = useTranslations('record');
  return (
    <section aria-label={words('fixHere')} className="record-dock">
      {piece ? <Fixing {...props} piece={piece} /> : <WhichPiece {...props} />}
      <div className="dock-ways">
        <Button kind="quiet" onClick={props.onStop}>
          {words('stopFixing')}
        </Button>
        {piece && <NeverThere {...props} piece={piece} />}
      </div>
    </section>
  );
}

/** The entry that placed a piece, and the piece it records. */
function putBy(entries: GameRecord, piece: Piece) {
  const corrected = correctedActions(entries);
  const at = entryOf(corrected, piece);
  const [entry, said] = [entries[at], pieceOf(corrected[at])];
  return entry && said && { entry: entry.id, said, isMend: entry.does === 'fix' };
}

/** Corrects an entry: the piece has been on another space, or on none, from the start. */
function NeverThere({ board, entries, piece, space, onEnter }: OnePieceProps) {
  const words = useTranslations('record');
  const put = putBy(entries, piece);
  if (put === undefined) return null;
  const { entry, said } = put;
  return (
    <>
      {space !== undefined && !board.has(piece.owner, space) && (
        <Button
          kind="quiet"
          onClick={() =>
            onEnter({ does: 'correct', entry, as: pieceView({ ...said, hex: space }) })
          }
        >
          {words('wasOnSpace', { space: formatHex(space) })}
        </Button>
      )}
      <Button kind="quiet" onClick={() => onEnter({ does: 'remove', entry })}>
        {words('notThere')}
      </Button>
    </>
  );
}

function WhichPiece({ board, at, onPiece }: Omit<FixDockProps, 'piece'>) {
  const words = useTranslations('record');
  const say = useStepWords();
  return (
    <>
      <DockHead player={undefined} title={words('whichIsWrong', { space: formatHex(at) })} />
      <div className="keeps">
        {board.at(at).map(piece => (
          <button
            key={piece.owner}
            type="button"
            className="keep button plain"
            onClick={() => onPiece(piece)}
          >
            <PieceMark owner={piece.owner} kind={piece.kind} className="size-8" />
            {words(`pieceOf.${piece.kind}`, { whose: say.owner(piece.owner) })}
          </button>
        ))}
      </div>
    </>
  );
}

interface OnePieceProps extends Omit<FixDockProps, 'piece'> {
  readonly piece: Piece;
}

const Fixing = (props: OnePieceProps) => (
  <>
    <WhereTo {...props} />
    <Whose {...props} />
  </>
);

/** For a piece entered for the wrong person: offers the other owners. */
function Whose({ board, entries, piece, onEnter }: OnePieceProps) {
  const words = useTranslations('record');
  const owners = useOwners();
  const put = putBy(entries, piece);
  // A piece that a fix moved certainly belongs to its owner.
  if (put === undefined || put.isMend) return null;
  const { owner, hex, kind } = piece;
  const { entry, said } = put;
  return (
    <fieldset className="whose-was">
      <legend>{words('whoseWas')}</legend>
      {owners.map(
        ({ name, color }, instead) =>
          instead !== owner && (
            <button
              key={color}
              type="button"
              className="owner"
              disabled={board.has(instead, hex)}
              aria-label={words(`pieceOf.${kind}`, { whose: name })}
              onClick={() =>
                onEnter({
                  does: 'correct',
                  entry,
                  as: pieceView({ ...said, owner: instead }),
                })
              }
            >
              <PieceMark owner={instead} kind={kind} className="size-7" />
              <span aria-hidden="true" className="name">
                {name}
              </span>
            </button>
          ),
      )}
    </fieldset>
  );
}

function WhereTo({ board, space, piece, onEnter }: OnePieceProps) {
  const words = useTranslations('record');
  const say = useStepWords();
  const players = useTable(state => state.view.players);
  const { owner, hex, kind } = piece;
  const right = otherKind(kind);
  const isPossible = space !== undefined && !board.has(owner, space);
  return (
    <>
      <DockHead
        player={playerOf(owner, players)}
        title={words(`whereTo.${kind}`, { space: formatHex(hex) })}
        note={words(`whereToNote.${kind}`, { who: say.owner(owner) })}
      />
      <div className="keeps">
        <button
          type="button"
          className="keep button primary"
          disabled={!isPossible}
          onClick={() =>
            space !== undefined &&
            onEnter({
              does: 'fix',
              owner,
              space: placeView(hex),
              kind: right,
              to: placeView(space),
            })
          }
        >
          <Icon name="check" />
          {words(`fixes.${right}`, {
            space: formatHex(hex),
            to: isPossible ? formatHex(space) : '…',
          })}
        </button>
      </div>
    </>
  );
}
