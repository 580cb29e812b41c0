import type { ReactNode, Ref } from 'react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type BoardOwner, useDrawnPieces } from '@/app/_board/knownBoard';
import { useStandaloneOwners } from '@/app/_board/useStandaloneOwners';
import { LiveMap } from '@/app/_map/LiveMap';
import type { MapPanelProps } from '@/app/_map/MapPanel';
import { MapPanel } from '@/app/_map/MapPanel';
import { useArePuzzlesUnsaved } from '@/app/_phone/puzzleAttempt';
import { UnsavedNote } from '@/app/_state/UnsavedNote';
import { HydratedLater } from '@/app/_ui/HydratedLater';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { HexSet } from '@/lib/map/hexSet';
import { LESSON_TILE } from '@/lib/puzzle/lessons';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { PLAYERS } from '@/lib/puzzle/puzzle';
import { Card, SolvedCard } from './Card';
import { followKey } from './keys';
import { PlayerRows } from './PlayerRows';
import { type NextPuzzle, SolveActions } from './SolveActions';
import { SolveCaption } from './SolveCaption';
import { type Solving, useSolve } from './useSolve';

/** The parts that a page places in its own frame. */
export interface SolveParts {
  /** Starts over. */
  readonly mark: ReactNode;
  readonly map: ReactNode;
  readonly content: ReactNode;
  readonly actions: ReactNode;
}

interface SolvePaneProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly text: string;
  readonly opened: OpenPuzzle;
  /** Shows only one tile. */
  readonly isTile?: boolean;
  /** Whether to explain the first tap: it is the first puzzle of its kind. */
  readonly isNew?: boolean;
  /** Shown above the rows. */
  readonly intro?: ReactNode;
  /** Replaces the figures of a solved puzzle. */
  readonly learned?: string;
  /** Shown last on the card of a solved puzzle. */
  readonly ending?: ReactNode;
  readonly next: NextPuzzle;
  readonly children: (parts: SolveParts) => ReactNode;
}

/** A puzzle: its map, a row of clues for each player, the buttons, and its own keyboard shortcuts. */
export function SolvePane({
  ref,
  text,
  opened,
  isTile = false,
  children,
  ...props
}: SolvePaneProps) {
  const { isNew = false, intro, learned, ending, next } = props;
  const words = useTranslations('puzzle');
  const draft = useTranslations('draft');
  const solving = useSolve(text, opened);
  const { said, startOver } = solving;
  const owners = useStandaloneOwners(PLAYERS[opened.puzzle.grade]);
  const isPointing = isNew && solving.kept === undefined;
  const parts: SolveParts = {
    mark: startOver && (
      <button type="button" aria-label={draft('startOver')} onClick={startOver}>
        <Icon name="turn" />
      </button>
    ),
    map: <SolveMap {...{ opened, owners, solving, isTile, isPointing }} />,
    content: (
      <>
        <UnsavedNote isUnsaved={useArePuzzlesUnsaved()} />
        <TroubleNote trouble={next.trouble} />
        {said?.type === 'solved' ? (
          <SolvedCard {...{ solving, opened, owners, learned, ending }} />
        ) : (
          <>
            {intro}
            <PlayerRows {...{ opened, owners, solving }} />
          </>
        )}
        <p className="keys">{words('keys')}</p>
      </>
    ),
    actions: <SolveActions solving={solving} next={next} />,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons and spaces inside.
    <div ref={ref} onKeyDown={event => followKey(event, solving)} className="contents">
      {children(parts)}
    </div>
  );
}

interface SolveMapProps {
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
  readonly solving: Solving;
  readonly isTile: boolean;
  readonly isPointing: boolean;
}

function SolveMap({ opened, owners, solving, isTile, isPointing }: SolveMapProps) {
  const { puzzle, map, habitat } = opened;
  const { said, progress, chosen, pin } = solving;
  const Panel = isTile ? TilePanel : MapPanel;
  const [[onlyOwner = 0] = []] = chosen;
  const isSolved = said?.type === 'solved';
  const caption =
    said === undefined ? (
      <SolveCaption {...{ opened, owners, solving, isPointing }} isLesson={isTile} />
    ) : (
      <Card {...{ said, solving, opened, owners }} />
    );
  const [firstPiece] = isPointing && 'choices' in puzzle ? puzzle.pieces : [];
  return (
    <Panel
      map={map}
      pieces={useDrawnPieces(puzzle.pieces, owners)}
      only={chosen.size === 1 ? owners[onlyOwner]?.color : undefined}
      ringed={solving.ringed ?? firstPiece?.hex}
      lit={solving.lit}
      litBy="uncovered"
      litFrom={isSolved ? HexSet.of([habitat]) : undefined}
      habitat={isSolved ? habitat : undefined}
      missed={progress.ruledOut.isEmpty || said?.type === 'walk' ? undefined : progress.ruledOut}
      chosen={pin?.space}
      onChoose={solving.stepTo}
      onPick={solving.pick}
      caption={caption}
      filledCaption={caption}
    />
  );
}

/** Replaces a `MapPanel`: one tile, as large as possible, so nobody has to zoom. */
function TilePanel({ caption, filledCaption: _, ...view }: MapPanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <HydratedLater className="map-panel tile-panel">
      <div className="map-reading">{caption}</div>
      <LiveMap {...view} hexes={LESSON_TILE} frame={frame} sheet={sheet} isLarge={false} />
    </HydratedLater>
  );
}
