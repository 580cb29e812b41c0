import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { LineDrawing } from '@/app/_ui/Icon';
import type { Replay } from './replay';

const BACK = 'M7 5v14M19 5 9 12l10 7Z';
const FORWARD = 'M17 5v14M5 5l10 7-10 7Z';
const PLAY = 'M7 5l12 7-12 7Z';
const PAUSE = 'M8 5v14M16 5v14';

/** Marks the elements in which the replay's keyboard shortcuts work. */
export const DESK = { 'data-desk': '' };

/** Previous piece, play or pause, next piece. */
export function ReplayButtons({ playhead, last }: { playhead: Playhead; last: number }) {
  const words = useTranslations('replay');
  const { frameIndex, isPlaying, go, toggle } = playhead;
  return (
    <div {...DESK} className="replay-buttons">
      <Button
        aria-label={words('back')}
        disabled={frameIndex === 0}
        onClick={() => go(frameIndex - 1)}
      >
        <LineDrawing path={BACK} />
      </Button>
      <Button kind="primary" onClick={toggle}>
        <LineDrawing path={isPlaying ? PAUSE : PLAY} />
        {words(isPlaying ? 'pause' : 'play')}
      </Button>
      <Button
        aria-label={words('forward')}
        disabled={frameIndex === last}
        onClick={() => go(frameIndex + 1)}
      >
        <LineDrawing path={FORWARD} />
      </Button>
    </div>
  );
}

const MILLISECONDS_PER_PIECE = 700;

interface PlayheadOptions {
  readonly last: number;
  /** The last computed frame. */
  readonly loaded: number;
  /** The initial frame. */
  readonly first: number;
}

/**
 * The replay's current frame, and whether it plays. Playback waits for frames that are not computed yet. If the user
 * prefers reduced motion, the play button steps one piece instead.
 */
export function usePlayhead({ last, loaded, first }: PlayheadOptions) {
  const [frameIndex, setFrameIndex] = useState(first);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    if (frameIndex >= last) return setPlaying(false);
    if (frameIndex >= loaded) return;
    const next = setTimeout(() => setFrameIndex(frameIndex + 1), MILLISECONDS_PER_PIECE);
    return () => clearTimeout(next);
  }, [isPlaying, frameIndex, last, loaded]);

  return {
    frameIndex,
    isPlaying,
    go(to: number) {
      setPlaying(false);
      setFrameIndex(Math.min(Math.max(0, to), last));
    },
    toggle() {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        setPlaying(false);
        return setFrameIndex(Math.min(frameIndex + 1, last));
      }
      if (!isPlaying && frameIndex >= last) setFrameIndex(0);
      setPlaying(!isPlaying);
    },
  };
}

export type Playhead = ReturnType<typeof usePlayhead>;

interface ReplayKeys {
  readonly replay: Replay;
  readonly playhead: Playhead;
  readonly onViewpoint: (viewpoint: number) => void;
}

/** These keys scroll nothing vertically, so they also work while nothing has focus. */
const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];

/**
 * Keyboard shortcuts: arrows step a piece (with Shift, a turn); Home, End and Space; 0 to 5 select the viewpoint. They
 * work while the focus is in `DESK`; left and right also while nothing has focus, or only the page's title.
 */
export function useReplayKeys({ replay, playhead, onViewpoint }: ReplayKeys): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (!(target instanceof Element)) return;
      const isOnDesk = target.closest('[data-desk]') !== null;
      if (!isOnDesk && !(target.matches('body, h1') && SIDEWAYS.includes(key))) return;
      if (key === ' ') {
        // Space presses a focused button.
        if (target instanceof HTMLButtonElement) return;
        playhead.toggle();
      } else if (/^[0-5]$/.test(key)) onViewpoint(Number(key));
      else {
        const to = frameForKey(key, event.shiftKey, replay.turns, playhead.frameIndex);
        if (to === undefined) return;
        playhead.go(to);
      }
      event.preventDefault();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [replay, playhead, onViewpoint]);
}

/** The frame that a key leads to; `undefined` for any other key. */
export function frameForKey(
  key: string,
  isByTurn: boolean,
  turns: readonly number[],
  frameIndex: number,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return frameIndex + 1 < turns.length ? frameAfter(isByTurn, turns, frameIndex) : frameIndex;
    case 'ArrowLeft':
    case 'ArrowDown':
      return isByTurn ? previousTurnStart(turns, frameIndex) : Math.max(0, frameIndex - 1);
    case 'Home':
      return 0;
    case 'End':
      return turns.length - 1;
    default:
      return undefined;
  }
}

/** The next frame; by turn, the first frame of the next turn or, in the last turn, the last frame. */
function frameAfter(isByTurn: boolean, turns: readonly number[], frameIndex: number): number {
  if (!isByTurn) return frameIndex + 1;
  const next = turns.findIndex(turn => turn > (turns[frameIndex] ?? 0));
  return next < 0 ? turns.length - 1 : next;
}

/** The first frame of this turn or, from there, of the previous turn. */
const previousTurnStart = (turns: readonly number[], frameIndex: number): number =>
  Math.max(0, turns.indexOf(turns[Math.max(0, frameIndex - 1)] ?? 0));
