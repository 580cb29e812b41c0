'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { drawnPieces, useOwners } from '@/app/_board/knownBoard';
import { LastLines } from '@/app/_board/LogLines';
import { useTable } from '@/app/_state/TableProvider';
import { NoticeBar } from '@/app/_table/LazyNoticeBar';
import { openNotices } from '@/app/_table/noticeFocus';
import { TableMap } from '@/app/_table/TableMap';
import { TablePage } from '@/app/_table/TablePage';
import { refusedEntries } from '@/app/_table/tableFacts';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { TroubleNote } from '@/app/_ui/Message';
import type { PageHeadProps } from '@/app/_ui/PageHead';
import type { Board, Piece } from '@/lib/board/pieces';
import type { Owner } from '@/lib/board/players';
import type { Hex } from '@/lib/map/hexSet';
import type { RecordedAction } from '@/lib/play/boardActions';
import { readSpace } from '../found/readSpace';
import type { FixKind } from './FixPanel';
import { type Panel, panelOf } from './panel';
import { RecordCaption } from './RecordCaption';
import { RecordFoot } from './RecordFoot';
import { RecordPanel } from './RecordPanel';
import { useBoardNotices } from './useBoardNotices';
import { useRecorder } from './useRecorder';

const FixPanel = lazyComponent(async () => (await import('./FixPanel')).FixPanel);

/** A space with a wrong piece, and, once known, its owner and what is wrong about it. */
interface FixTarget extends Pick<Piece, 'hex'> {
  readonly owner?: Owner | undefined;
  readonly fixKind?: FixKind | undefined;
}

interface RecordPartsProps {
  readonly head: PageHeadProps;
  readonly first: Hex | undefined;
}

/** The map with all entries, the last entry in words, and the controls for the next one at the bottom. */
export function RecordParts({ head, first }: RecordPartsProps) {
  const { you, phase, seats, players, starter } = useTable(state => state.view);
  const recorder = useRecorder();
  const { entries, interpreted } = recorder;
  const owners = useOwners();
  // Opened from the note about a wrong piece: the fix starts at once.
  const erring = first === undefined ? [] : seats.filter(each => each.hasWrongPiece);
  const [fixTarget, setFixTarget] = useState<FixTarget | undefined>(() => {
    if (first === undefined || erring.length === 0) return undefined;
    const own = interpreted.board
      .at(first)
      .filter(({ owner }) => erring.some(({ seat }) => seat === owners[owner]?.seat));
    return { hex: first, owner: own.length === 1 ? own[0]?.owner : undefined };
  });
  const [space, setSpace] = useState(fixTarget ? undefined : first);
  // "Enter it again" (RefusedEntries) changes the space in the address while the board is open.
  const wanted = useSearchParams().get('space');
  const [lastWanted, setLastWanted] = useState(wanted);
  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    if (wanted !== null) setSpace(readSpace(wanted));
  }
  const [isAnother, setAnother] = useState(false);
  const [areLow, setLow] = useState(false);
  const panelPlace = useRef<HTMLDivElement>(null);
  const isRefused = useTable(state =>
    refusedEntries(state).some(({ id }) => id === recorder.lastPressed),
  );
  // Shows at once that the entry just pressed was refused.
  useEffect(() => {
    if (isRefused) openNotices();
  }, [isRefused]);
  const canEnter = you.length > 0 && phase === 'playing';
  const nextStep = panelOf(interpreted.nextStep, { players, starter });
  // Selecting a space other than the next step's suspends that step: only one space is active at a time.
  const isElsewhere = 'hex' in nextStep && space !== undefined && space !== nextStep.hex;
  const isAside = isAnother || isElsewhere;
  const panel: Panel = isAside ? { type: 'palette', player: interpreted.player } : nextStep;
  const notices = useBoardNotices(recorder, panel.type === 'palette' ? space : undefined);
  const piecesThere = fixTarget ? interpreted.board.at(fixTarget.hex) : [];
  // If there is only one piece on the space, it is the wrong one.
  const piece =
    piecesThere.length === 1
      ? piecesThere[0]
      : piecesThere.find(({ owner }) => owner === fixTarget?.owner);

  const proposed = proposedPiece(panel, fixTarget && { piece, ...fixTarget }, space);

  function enter(action: RecordedAction) {
    if (recorder.isPending) return;
    // Moves keyboard and screen reader users to the next step, even if the pressed button stays.
    panelPlace.current?.focus({ preventScroll: true });
    recorder.enter(action);
    // Removes the space from the address: after a reload the page shows the next step.
    window.history.replaceState(null, '', window.location.pathname);
    setSpace(undefined);
    setAnother(false);
    setFixTarget(undefined);
  }

  function startFix() {
    setFixTarget(space === undefined ? undefined : { hex: space });
    setSpace(undefined);
  }

  /** Shows a space from the log, where any piece can be entered. */
  function show(hex: Hex) {
    setFixTarget(undefined);
    setAnother(nextStep.type === 'piece');
    setSpace(hex);
  }

  return (
    <TablePage
      {...head}
      className="board"
      notices={notices}
      map={
        <BoardMap
          board={interpreted.board}
          proposed={canEnter ? proposed : undefined}
          fixedHex={fixTarget?.hex}
          space={space ?? fixTarget?.hex ?? ('hex' in panel ? panel.hex : undefined)}
          areLow={areLow}
          onChoose={hex => setSpace(hex === space ? undefined : hex)}
          caption={<RecordCaption recorder={recorder} space={space} onLayers={setLow} />}
          banner={<NoticeBar notices={notices} />}
        />
      }
      content={
        <>
          <TroubleNote
            trouble={recorder.queuedCount > 0 || isRefused ? undefined : recorder.trouble}
          />
          <LastLines entries={entries} interpreted={interpreted} />
          <div ref={panelPlace} tabIndex={-1} className="panel-place">
            {canEnter &&
              (fixTarget !== undefined && piecesThere.length > 0 ? (
                <FixPanel
                  board={interpreted.board}
                  entries={entries}
                  at={fixTarget.hex}
                  piece={piece}
                  fixKind={fixTarget.fixKind}
                  space={space}
                  onPiece={({ hex, owner }) => setFixTarget({ hex, owner })}
                  onFixKind={fixKind => setFixTarget({ ...fixTarget, fixKind })}
                  onEnter={enter}
                />
              ) : (
                <RecordPanel
                  panel={panel}
                  interpreted={interpreted}
                  space={space}
                  onEnter={enter}
                />
              ))}
          </div>
        </>
      }
      actions={
        <RecordFoot
          recorder={recorder}
          panel={panel}
          isAnother={isAside}
          fixing={piecesThere.length === 0 ? undefined : (fixTarget?.fixKind ?? 'any')}
          space={space}
          canEnter={canEnter}
          onClear={() => {
            setSpace(undefined);
            setAnother(false);
          }}
          onAnother={() => setAnother(true)}
          onFix={startFix}
          onBack={() => setFixTarget(fixTarget?.fixKind && { ...fixTarget, fixKind: undefined })}
          onSpace={show}
          onEnter={enter}
        />
      }
    />
  );
}

interface BoardMapProps {
  readonly board: Board;
  /** The piece about to be entered or moved, drawn in a dashed ring. */
  readonly proposed: Piece | undefined;
  /** The space of a piece being fixed; the ring stays there. */
  readonly fixedHex: Hex | undefined;
  readonly space: Hex | undefined;
  readonly areLow: boolean;
  readonly onChoose: (space: Hex) => void;
  readonly caption: ReactNode;
  readonly banner: ReactNode;
}

/** The map with the pieces entered so far; a tap only selects a space. */
function BoardMap({ board, proposed, fixedHex, space, areLow, ...parts }: BoardMapProps) {
  const owners = useOwners();
  const pieces = useMemo(() => {
    const isNew = proposed && !board.has(proposed.owner, proposed.hex);
    const proposals = drawnPieces(isNew ? [proposed] : [], owners);
    return [
      ...drawnPieces(board.pieces, owners),
      ...proposals.map(piece => ({ ...piece, isProposed: true })),
    ];
  }, [board, proposed, owners]);
  return (
    <TableMap
      pieces={pieces}
      arePiecesLow={areLow}
      ringed={fixedHex ?? proposed?.hex}
      chosen={space}
      {...parts}
    />
  );
}

/** The piece in the dashed ring: the next one, or the one that a fix moves. */
function proposedPiece(
  panel: Panel,
  fixed: { readonly piece: Piece | undefined; readonly fixKind?: FixKind | undefined } | undefined,
  space: Hex | undefined,
): Piece | undefined {
  if (space === undefined) return undefined;
  if (fixed) {
    const isMoved = fixed.fixKind === 'kind' || fixed.fixKind === 'space';
    return isMoved && fixed.piece ? { ...fixed.piece, hex: space } : undefined;
  }
  const [owner] = panel.type === 'piece' ? panel.owners : [];
  if (panel.type !== 'piece' || owner === undefined) return undefined;
  return { owner, hex: space, kind: panel.kind };
}
