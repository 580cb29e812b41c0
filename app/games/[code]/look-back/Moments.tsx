import { useTranslations } from 'use-intl';
import { Fold } from '@/app/_ui/Fold';
import { useStepWords } from '../record/useStepWords';
import type { FilmShown } from './film';
import { useLookers } from './useLookers';

interface MomentsProps extends FilmShown {
  readonly onMoment: (moment: number) => void;
}

/** The whole film as a list of sentences; each leads to its moment. */
export function Moments({ film, frames, eyes, moment, onMoment }: MomentsProps) {
  const words = useTranslations('film');
  const step = useStepWords();
  return (
    <Fold title={words('moments')} note={words('pieces', { count: film.record.length })}>
      <ol className="moments">
        {film.record.map((entry, index) => {
          const means = film.steps[index];
          const left = frames[index + 1]?.sights[eyes]?.habitats.length;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is what came at its place.
            <li key={index} aria-current={moment === index + 1 ? 'step' : undefined}>
              <button type="button" data-printed onClick={() => onMoment(index + 1)}>
                <span>{means && step.deed(entry, means)}</span>
                {left !== undefined && (
                  <span className="text-soft">{words('left', { count: left })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}

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
