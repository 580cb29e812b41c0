import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_table/SeatDisc';
import type { FilmShown } from './film';
import { comeDown, stripPaths } from './stripShape';
import type { Looker } from './useLookers';

interface StripProps extends FilmShown {
  readonly looker: Looker;
  readonly sight: number;
  readonly onEyes: () => void;
}

/** How far the spaces have come down for a pair of eyes: the higher, the surer. A flag says from which turn on it could be known. */
export function Strip({ film, frames, facts, eyes, looker, sight, onEyes }: StripProps) {
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
