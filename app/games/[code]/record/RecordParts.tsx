'use client';

import { useMemo, useRef, useState } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { drawnPieces, useOwners } from '@/app/_table/useBoard';
import { calledHex } from '@/app/_table/viewHexes';
import { useInBrowser } from '@/app/_ui/inBrowser';
import type { DeedView } from '@/lib/game/recordView';
import type { Hex } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import type { Board, Piece } from '@/lib/play/pieces';
import { DockAtThumb } from './DockAtThumb';
import { type Dock, dockOf } from './dock';
import { LastLines } from './LogLines';
import { MendDock } from './MendDock';
import { News } from './News';
import { EntryTrouble, Objections } from './Objections';
import { RecordFoot } from './RecordFoot';
import { useRecorder } from './useRecorder';

/** A space with a wrong piece, and once it is known, whose. */
type Mended = Pick<Piece, 'hex'> & Partial<Pick<Piece, 'owner'>>;

/** The map with what was entered, what was last, and at the thumb what comes next. */
export function RecordParts({ first }: { readonly first: Hex | undefined }) {
  const { you, phase, seats } = useTable(state => state.view);
  const recorder = useRecorder();
  const { entries, following } = recorder;
  // Who has read that a piece of theirs is wrong there comes to mend it.
  const comesToMend = first !== undefined && seats.some(({ note }) => note);
  const [space, setSpace] = useState(comesToMend ? undefined : first);
  const [isAnother, setAnother] = useState(false);
  const [mended, setMended] = useState<Mended | undefined>(
    comesToMend ? { hex: first } : undefined,
  );
  const [areLow, setLow] = useState(false);
  const dockRoom = useRef<HTMLDivElement>(null);
  // What is pressed before this has come alive would be lost.
  const isAlive = useInBrowser();
  const canEnter = you.length > 0 && phase === 'playing';
  const due = dockOf(following.due);
  // What is asked about one space gives way to another that is chosen: one space at a time is spoken of.
  const isElsewhere = 'hex' in due && space !== undefined && space !== due.hex;
  const isAside = isAnother || isElsewhere;
  const dock: Dock = isAside ? { is: 'palette', player: following.player } : due;
  const atMended = mended ? following.board.at(mended.hex) : [];
  // A space with one piece leaves no choice of which is wrong.
  const piece =
    atMended.length === 1 ? atMended[0] : atMended.find(({ owner }) => owner === mended?.owner);

  function enter(deed: DeedView) {
    // What was pressed is gone with what it entered: keys and readers go on from what comes next.
    dockRoom.current?.focus({ preventScroll: true });
    recorder.enter(deed);
    // What the address asked for is done: loaded anew, the page shows what comes next.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setSpace(undefined);
    setAnother(false);
    setMended(undefined);
  }

  function mend() {
    setMended(space === undefined ? undefined : { hex: space });
    setSpace(undefined);
  }

  /** A space that the log tells of: anything may be done there. */
  function show(hex: Hex) {
    setMended(undefined);
    setAnother(due.is === 'piece');
    setSpace(hex);
  }

  return (
    <div className="parts gives-way">
      <fieldset disabled={!isAlive} className="contents">
        <div className="lost">
          <Connection />
        </div>
        <div className="chart">
          <BoardMap
            board={following.board}
            proposed={canEnter ? proposedPiece(dock, piece, space) : undefined}
            mended={mended?.hex}
            space={space ?? mended?.hex ?? ('hex' in dock ? dock.hex : undefined)}
            areLow={areLow}
            onChoose={hex => setSpace(hex === space ? undefined : hex)}
          />
        </div>
        <News
          recorder={recorder}
          space={space}
          canEnter={canEnter}
          onClear={() => setSpace(undefined)}
          onLayers={setLow}
        />
        <div className="said">
          <EntryTrouble recorder={recorder} />
          <Objections following={following} space={dock.is === 'palette' ? space : undefined} />
          <LastLines entries={entries} following={following} />
        </div>
        <div ref={dockRoom} tabIndex={-1} className="dock-room">
          {canEnter &&
            (mended !== undefined && atMended.length > 0 ? (
              <MendDock
                board={following.board}
                entries={entries}
                at={mended.hex}
                piece={piece}
                space={space}
                onPiece={({ hex, owner }) => setMended({ hex, owner })}
                onEnter={enter}
                onStop={() => setMended(undefined)}
              />
            ) : (
              <DockAtThumb dock={dock} following={following} space={space} onEnter={enter} />
            ))}
        </div>
        <RecordFoot
          recorder={recorder}
          dock={dock}
          isAnother={isAside}
          isMending={atMended.length > 0}
          space={space}
          canEnter={canEnter}
          onAnother={isWanted => {
            setAnother(isWanted);
            if (!isWanted) setSpace(undefined);
          }}
          onMend={mend}
          onSpace={show}
          onEnter={enter}
        />
      </fieldset>
    </div>
  );
}

interface BoardMapProps {
  readonly board: Board;
  /** A piece that is about to be entered, in a dashed ring. */
  readonly proposed: Piece | undefined;
  /** Where a piece is mended: the ring stays there. */
  readonly mended: Hex | undefined;
  readonly space: Hex | undefined;
  readonly areLow: boolean;
  readonly onChoose: (space: Hex) => void;
}

/** The map as it lies on the table, with what has been entered; a tap only points. */
function BoardMap({ board, proposed, mended, space, areLow, onChoose }: BoardMapProps) {
  const mapCode = useTable(state => state.view.mapCode);
  const called = useTable(state => calledHex(state.view));
  const owners = useOwners();
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const pieces = useMemo(
    () => drawnPieces({ pieces: [...board.pieces, ...(proposed ? [proposed] : [])] }, owners),
    [board, proposed, owners],
  );
  return (
    <MapPanel
      map={map}
      called={called}
      pieces={pieces}
      arePiecesLow={areLow}
      ringed={mended ?? proposed?.hex}
      chosen={space}
      onChoose={onChoose}
      isBare
    />
  );
}

/** What is drawn in the dashed ring: the piece that is due, or the one that leaves its wrong place. */
function proposedPiece(
  dock: Dock,
  mended: Piece | undefined,
  space: Hex | undefined,
): Piece | undefined {
  if (space === undefined) return undefined;
  if (mended) return { ...mended, hex: space };
  const [owner] = dock.is === 'piece' ? dock.owners : [];
  if (dock.is !== 'piece' || owner === undefined) return undefined;
  return { owner, hex: space, kind: dock.kind };
}
