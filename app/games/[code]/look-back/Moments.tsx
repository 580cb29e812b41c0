import { useTranslations } from 'use-intl';
import { Fold } from '@/app/_ui/Fold';
import { useStepWords } from '../record/useStepWords';
import type { FilmShown } from './film';

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
