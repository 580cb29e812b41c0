import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { HEX_COUNT } from '@/lib/map/hexSet';
import type { ReplayView } from './replay';
import { heightFor, stripHeights, stripPaths } from './stripShape';
import type { Viewer } from './useViewers';

interface StripProps extends ReplayView {
  readonly viewer: Viewer;
  readonly stripViewpoint: number;
  /** The furthest frame shown so far. Nothing after it is drawn, because it would reveal what follows. */
  readonly furthest: number;
  readonly onViewpoint: () => void;
}

/** How many spaces were left to one viewpoint, by frame; frames seen before, but after the current one, are pale. */
export function Strip(props: StripProps) {
  const { frames, viewpoint, frameIndex, viewer, stripViewpoint, furthest, onViewpoint } = props;
  const format = useFormatter();
  const isSeen = stripViewpoint === viewpoint;
  const knowledge = frames[frameIndex]?.knowledge[stripViewpoint];
  const heights = useMemo(() => stripHeights(frames, stripViewpoint), [frames, stripViewpoint]);
  const { face, edge } = stripPaths(heights.slice(0, frameIndex + 1));
  return (
    <div className="strip" data-seat={viewer.seat?.color} data-seen={isSeen}>
      <button type="button" aria-pressed={isSeen} aria-label={viewer.name} onClick={onViewpoint}>
        {viewer.seat ? <SeatDisc {...viewer.seat} className="disc" /> : <PiecesIcon />}
        <span aria-hidden="true" className="now">
          {knowledge ? format.number(knowledge.habitats.length) : knowledge === null ? '?' : '·'}
        </span>
      </button>
      <div className="curve" aria-hidden="true">
        <svg
          viewBox={`0 0 ${props.replay.positions.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="steps"
        >
          <path className="face pale" d={stripPaths(heights.slice(0, furthest + 1)).face} />
          <path className="face" d={face} />
          <path className="edge" d={edge} />
        </svg>
        <Flag {...props} />
      </div>
      {isSeen && <Axis />}
    </div>
  );
}

/** A neutral cube and disc, for the viewpoint that knows the pieces but no clue. */
const PiecesIcon = () => (
  <svg viewBox="0 0 26 26" aria-hidden="true" className="pieces-icon">
    <circle cx="8.5" cy="16" r="6.5" />
    <path d="M13.5 4.5h10v10h-10Z" />
  </svg>
);

/** Beyond this fraction of the width, the flag is to the left of its pole, so that it stays within the strip. */
const LATE = 0.55;

/** The turn from which this viewpoint could have known the habitat, once the replay has reached it. */
function Flag({ replay, facts, frameIndex, stripViewpoint }: StripProps) {
  const words = useTranslations('replay');
  const known = facts?.knownFrom[stripViewpoint];
  if (known === undefined || known > frameIndex) return null;
  const place = known / replay.positions.length;
  const turn = replay.turns[known] ?? 0;
  return (
    <span className="flag" data-late={place > LATE} style={{ left: `${100 * place}%` }}>
      <span>{turn === 0 ? words('firstCubes') : words('turn', { turn })}</span>
    </span>
  );
}

const TICKS = [HEX_COUNT, 10, 1];

/** The scale: the number of spaces at some heights. */
function Axis() {
  const format = useFormatter();
  return (
    <div aria-hidden="true" className="axis">
      {TICKS.map(left => (
        <span key={left} style={{ bottom: `${100 * heightFor(left)}%` }}>
          {format.number(left)}
        </span>
      ))}
    </div>
  );
}
