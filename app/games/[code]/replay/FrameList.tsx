import { useTranslations } from 'use-intl';
import { useStepWords } from '@/app/_board/useStepWords';
import { Disclosure } from '@/app/_ui/Disclosure';
import type { ReplayView } from './replay';
import { useViewers } from './useViewers';

interface FrameListProps extends ReplayView {
  readonly onSeek: (frameIndex: number) => void;
}

/** The whole replay as a list of sentences; tapping one seeks to its frame. */
export function FrameList({ replay, frames, viewpoint, frameIndex, onSeek }: FrameListProps) {
  const words = useTranslations('replay');
  const stepWords = useStepWords();
  return (
    <Disclosure title={words('frames')} note={words('pieces', { count: replay.record.length })}>
      <ol className="moments">
        {replay.record.map((entry, index) => {
          const step = replay.steps[index];
          const left = frames[index + 1]?.knowledge[viewpoint]?.habitats.length;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its position.
            <li key={index} aria-current={frameIndex === index + 1 ? 'step' : undefined}>
              <button type="button" data-printed onClick={() => onSeek(index + 1)}>
                <span>{step && stepWords.action(entry, step)}</span>
                {left !== undefined && (
                  <span className="text-soft">{words('left', { count: left })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}

/** The current piece's sentence, and how many spaces it leaves; announced only while the replay is paused. */
export function FrameCaption({
  isRunning,
  ...shown
}: ReplayView & { readonly isRunning: boolean }) {
  const { replay, frameIndex } = shown;
  const words = useTranslations('replay');
  const stepWords = useStepWords();
  const left = useRemainingWords();
  const entry = replay.record[frameIndex - 1];
  const step = replay.steps[frameIndex - 1];
  return (
    <p className="moment" role="status" aria-live={isRunning ? 'off' : 'polite'}>
      <span>{entry && step ? stepWords.action(entry, step) : words('empty')}</span>
      <span className="soft">{left(shown)}</span>
    </p>
  );
}

/** "From here Eva could have known.", or how many spaces are left for her. */
function useRemainingWords() {
  const words = useTranslations('replay');
  const viewers = useViewers();
  return ({ replay, frames, facts, viewpoint, frameIndex }: ReplayView): string => {
    const frame = frames[frameIndex];
    if (frame === undefined)
      return words('computing', { count: frames.length, all: replay.positions.length });
    const name = viewers[viewpoint]?.name ?? '';
    const knowledge = frame.knowledge[viewpoint];
    if (!knowledge) return words('contradiction');
    if (frameIndex > 0 && facts?.knownFrom[viewpoint] === frameIndex)
      return viewpoint === 0 ? words('allFromHere') : words('fromHere', { name });
    const count = knowledge.habitats.length;
    return viewpoint === 0 ? words('leftForAll', { count }) : words('leftFor', { name, count });
  };
}
