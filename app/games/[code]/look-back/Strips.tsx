import { type PointerEvent, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useStepWords } from '@/app/_board/useStepWords';
import type { ReplayView } from './replay';
import { certaintyByFrame, stripPaths } from './stripShape';
import { useViewers, type Viewer } from './useViewers';

interface StripsProps extends ReplayView {
  readonly onViewpoint: (viewpoint: number) => void;
  readonly onSeek: (frameIndex: number) => void;
}

/** How the number of possible spaces fell, one strip per viewpoint, with a draggable playhead over all of them. */
export function Strips({ onViewpoint, onSeek, ...shown }: StripsProps) {
  const { replay, frameIndex } = shown;
  const words = useTranslations('replay');
  const stepWords = useStepWords();
  const viewers = useViewers();
  const last = replay.record.length;
  const [entry, step] = [replay.record[frameIndex - 1], replay.steps[frameIndex - 1]];

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(Math.floor(((event.clientX - left) / width) * (last + 1)));
  }

  return (
    <div className="strips">
      <section aria-label={words('viewpoint')}>
        {viewers.map((viewer, index) => (
          <Strip
            key={viewer.seat?.seat ?? 0}
            {...shown}
            viewer={viewer}
            stripViewpoint={index}
            onViewpoint={() => onViewpoint(index)}
          />
        ))}
      </section>
      <TurnScale turns={replay.turns} />
      <div className="drag" onPointerDown={drag} onPointerMove={drag}>
        <div className="playhead" style={{ left: `${(100 * (frameIndex + 0.5)) / (last + 1)}%` }}>
          <input
            type="range"
            min={0}
            max={last}
            value={frameIndex}
            onChange={event => onSeek(Number(event.target.value))}
            aria-label={words('playhead')}
            aria-valuetext={words('at', {
              entry: frameIndex,
              entries: last,
              said: entry && step ? stepWords.action(entry, step) : words('empty'),
            })}
          />
        </div>
      </div>
    </div>
  );
}

interface StripProps extends ReplayView {
  readonly viewer: Viewer;
  readonly stripViewpoint: number;
  readonly onViewpoint: () => void;
}

/** How certain one viewpoint is, by frame: higher is more certain. A flag shows the turn from which it could know. */
function Strip({
  replay,
  frames,
  facts,
  viewpoint,
  viewer,
  stripViewpoint,
  onViewpoint,
}: StripProps) {
  const words = useTranslations('replay');
  const frameCount = replay.positions.length;
  const { face, edge } = useMemo(
    () => stripPaths(certaintyByFrame(frames, stripViewpoint)),
    [frames, stripViewpoint],
  );
  const known = facts?.knownFrom[stripViewpoint];
  return (
    <div className="strip" data-seen={stripViewpoint === viewpoint}>
      <button
        type="button"
        aria-pressed={stripViewpoint === viewpoint}
        aria-label={viewer.name}
        onClick={onViewpoint}
      >
        {viewer.seat ? <SeatDisc {...viewer.seat} className="size-[26px]" /> : words('all')}
      </button>
      <div className="curve" aria-hidden="true">
        <svg
          viewBox={`0 0 ${frameCount} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="steps"
        >
          <path className="face" d={face} />
          <path className="edge" d={edge} />
        </svg>
        {known !== undefined && (
          <span className="flag" style={{ left: `${(100 * known) / frameCount}%` }}>
            {replay.turns[known]}
          </span>
        )}
      </div>
    </div>
  );
}

/** The scale labels every third turn. */
const TURNS_PER_LABEL = 3;

/** Turn numbers below the strips. */
function TurnScale({ turns }: { readonly turns: readonly number[] }) {
  const words = useTranslations('replay');
  const last = turns.at(-1) ?? 0;
  const labelledTurns = Array.from(
    { length: Math.floor(last / TURNS_PER_LABEL) },
    (_, place) => TURNS_PER_LABEL * (place + 1),
  );
  return (
    <div aria-hidden="true" className="turn-scale">
      <span style={{ left: 0, translate: 'none' }}>{words('firstCubes')}</span>
      {labelledTurns.map(turn => (
        <span
          key={turn}
          style={{ left: `${(100 * turns.findIndex(each => each >= turn)) / turns.length}%` }}
        >
          {turn}
        </span>
      ))}
    </div>
  );
}
