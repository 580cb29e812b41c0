import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { LineDrawing } from '@/app/_ui/LineDrawing';
import type { Playhead } from './usePlayhead';

const BACK = 'M7 5v14M19 5 9 12l10 7Z';
const ON = 'M17 5v14M5 5l10 7-10 7Z';
const PLAY = 'M7 5l12 7-12 7Z';
const PAUSE = 'M8 5v14M16 5v14';

/** A piece back, play, a piece on: at the thumb. */
export function FilmButtons({ playhead, last }: { playhead: Playhead; last: number }) {
  const words = useTranslations('film');
  const { moment, isPlaying, go, toggle } = playhead;
  return (
    <div data-at-thumb="" className="film-buttons row-at-thumb">
      <Button aria-label={words('back')} disabled={moment === 0} onClick={() => go(moment - 1)}>
        <LineDrawing path={BACK} />
      </Button>
      <Button kind="primary" onClick={toggle}>
        <LineDrawing path={isPlaying ? PAUSE : PLAY} />
        {words(isPlaying ? 'pause' : 'play')}
      </Button>
      <Button aria-label={words('on')} disabled={moment === last} onClick={() => go(moment + 1)}>
        <LineDrawing path={ON} />
      </Button>
    </div>
  );
}
