import type { PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useStepWords } from '../record/useStepWords';
import type { FilmShown } from './film';
import { Strip } from './Strip';
import { TurnScale } from './TurnScale';
import { useLookers } from './useLookers';

interface StripsProps extends FilmShown {
  readonly onEyes: (eyes: number) => void;
  readonly onMoment: (moment: number) => void;
}

/** How the spaces came down, a strip for each pair of eyes, and over all of them where the film is: to be dragged. */
export function Strips({ onEyes, onMoment, ...shown }: StripsProps) {
  const { film, moment } = shown;
  const words = useTranslations('film');
  const step = useStepWords();
  const lookers = useLookers();
  const last = film.record.length;
  const [entry, means] = [film.record[moment - 1], film.steps[moment - 1]];

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onMoment(Math.floor(((event.clientX - left) / width) * (last + 1)));
  }

  return (
    <div className="strips">
      <section aria-label={words('whoseEyes')}>
        {lookers.map((looker, sight) => (
          <Strip
            key={looker.seat?.seat ?? 0}
            {...shown}
            looker={looker}
            sight={sight}
            onEyes={() => onEyes(sight)}
          />
        ))}
      </section>
      <TurnScale turns={film.turns} />
      <div className="drag" onPointerDown={drag} onPointerMove={drag}>
        <div className="playhead" style={{ left: `${(100 * (moment + 0.5)) / (last + 1)}%` }}>
          <input
            type="range"
            min={0}
            max={last}
            value={moment}
            onChange={event => onMoment(Number(event.target.value))}
            aria-label={words('playhead')}
            aria-valuetext={words('at', {
              entry: moment,
              entries: last,
              said: entry && means ? step.deed(entry, means) : words('empty'),
            })}
          />
        </div>
      </div>
    </div>
  );
}
