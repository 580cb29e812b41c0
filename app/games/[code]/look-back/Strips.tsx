import { type PointerEvent, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useStepWords } from '../record/useStepWords';
import type { FilmShown } from './film';
import { comeDown, stripPaths } from './stripShape';
import { type Looker, useLookers } from './useLookers';

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

interface StripProps extends FilmShown {
  readonly looker: Looker;
  readonly sight: number;
  readonly onEyes: () => void;
}

/** How far the spaces have come down for a pair of eyes: the higher, the surer. A flag says from which turn on it could be known. */
function Strip({ film, frames, facts, eyes, looker, sight, onEyes }: StripProps) {
  const words = useTranslations('film');
  const moments = film.boards.length;
  const { face, edge } = useMemo(() => stripPaths(comeDown(frames, sight)), [frames, sight]);
  const known = facts?.known[sight];
  return (
    <div className="strip" data-seen={sight === eyes}>
      <button type="button" aria-pressed={sight === eyes} aria-label={looker.name} onClick={onEyes}>
        {looker.seat ? <SeatDisc {...looker.seat} className="size-[26px]" /> : words('all')}
      </button>
      <div className="curve" aria-hidden="true">
        <svg
          viewBox={`0 0 ${moments} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="steps"
        >
          <path className="face" d={face} />
          <path className="edge" d={edge} />
        </svg>
        {known !== undefined && (
          <span className="flag" style={{ left: `${(100 * known) / moments}%` }}>
            {film.turns[known]}
          </span>
        )}
      </div>
    </div>
  );
}

/** So many turns at least lie between two that are told. */
const APART = 3;

/** Which turn is where, below the strips. */
function TurnScale({ turns }: { readonly turns: readonly number[] }) {
  const words = useTranslations('film');
  const last = turns.at(-1) ?? 0;
  const told = Array.from({ length: Math.floor(last / APART) }, (_, place) => APART * (place + 1));
  return (
    <div aria-hidden="true" className="turn-scale">
      <span style={{ left: 0, translate: 'none' }}>{words('firstCubes')}</span>
      {told.map(turn => (
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
