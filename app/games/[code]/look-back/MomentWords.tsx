import { useTranslations } from 'use-intl';
import { useStepWords } from '../record/useStepWords';
import type { FilmShown } from './film';
import { useLookers } from './useLookers';

/** The sentence of the piece, and what it leaves; read out while nobody lets the film run. */
export function MomentWords({ isRunning, ...shown }: FilmShown & { readonly isRunning: boolean }) {
  const { film, moment } = shown;
  const words = useTranslations('film');
  const step = useStepWords();
  const left = useLeftWords();
  const entry = film.record[moment - 1];
  const means = film.steps[moment - 1];
  return (
    <p className="moment" role="status" aria-live={isRunning ? 'off' : 'polite'}>
      <span>{entry && means ? step.deed(entry, means) : words('empty')}</span>
      <span className="soft">{left(shown)}</span>
    </p>
  );
}

/** "From here Eva could have known." or how many spaces are left for her. */
function useLeftWords() {
  const words = useTranslations('film');
  const lookers = useLookers();
  return ({ film, frames, facts, eyes, moment }: FilmShown): string => {
    const frame = frames[moment];
    if (frame === undefined)
      return words('reckoning', { count: frames.length, all: film.boards.length });
    const name = lookers[eyes]?.name ?? '';
    const sight = frame.sights[eyes];
    if (!sight) return words('contradiction');
    if (moment > 0 && facts?.known[eyes] === moment)
      return eyes === 0 ? words('allFromHere') : words('fromHere', { name });
    const count = sight.habitats.length;
    return eyes === 0 ? words('leftForAll', { count }) : words('leftFor', { name, count });
  };
}
