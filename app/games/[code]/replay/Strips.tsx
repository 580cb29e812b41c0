import { type PointerEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStepWords } from '@/app/_board/useStepWords';
import type { ReplayView } from './replay';
import { Strip } from './Strip';
import { labelledTurns } from './stripShape';
import { useViewers } from './useViewers';

interface StripsProps extends ReplayView {
  readonly onViewpoint: (viewpoint: number) => void;
  readonly onSeek: (frameIndex: number) => void;
}

/** How the number of possible spaces fell: one strip per viewpoint, and a draggable playhead over all of them. */
export function Strips({ onViewpoint, onSeek, ...shown }: StripsProps) {
  const { replay, frameIndex } = shown;
  const words = useTranslations('replay');
  const stepWords = useStepWords();
  const viewers = useViewers();
  const last = replay.record.length;
  const [entry, step] = [replay.record[frameIndex - 1], replay.steps[frameIndex - 1]];
  const [furthest, setFurthest] = useState(frameIndex);
  if (frameIndex > furthest) setFurthest(frameIndex);

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(Math.floor(((event.clientX - left) / width) * (last + 1)));
  }

  return (
    <>
      <h2 className="strips-title">{words('howManyLeft')}</h2>
      <div className="strips">
        <section aria-label={words('viewpoint')}>
          {viewers.map((viewer, index) => (
            <Strip
              key={viewer.seat?.seat ?? 0}
              {...shown}
              viewer={viewer}
              stripViewpoint={index}
              furthest={furthest}
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
    </>
  );
}

/** If the first label is to the right of this fraction, there is room for a "first cubes" label before it. */
const ROOM_FOR_CUBES = 0.3;

/** Turn numbers below the strips. */
function TurnScale({ turns }: { readonly turns: readonly number[] }) {
  const words = useTranslations('replay');
  const labels = labelledTurns(turns.at(-1) ?? 0).map(turn => ({
    turn,
    place: turns.findIndex(each => each >= turn) / turns.length,
  }));
  return (
    <div aria-hidden="true" className="turn-scale">
      <span className="unit">{words('turnScale')}</span>
      <div>
        {(labels[0]?.place ?? 1) > ROOM_FOR_CUBES && (
          <span className="label" style={{ left: 0, translate: 'none' }}>
            {words('firstCubes')}
          </span>
        )}
        {labels.map(({ turn, place }) => (
          <span key={turn} className="label" style={{ left: `${100 * place}%` }}>
            {turn}
          </span>
        ))}
      </div>
    </div>
  );
}
