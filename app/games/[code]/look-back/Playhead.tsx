import { type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { LineDrawing } from '@/app/_ui/Icon';
import type { Replay } from './replay';

const BACK = 'M7 5v14M19 5 9 12l10 7Z';
const ON = 'M17 5v14M5 5l10 7-10 7Z';
const PLAY = 'M7 5l12 7-12 7Z';
const PAUSE = 'M8 5v14M16 5v14';

/** A piece back, play, a piece on: at the thumb. */
export function ReplayButtons({ playhead, last }: { playhead: Playhead; last: number }) {
  const words = useTranslations('replay');
  const { frameIndex, isPlaying, go, toggle } = playhead;
  return (
    <div data-at-thumb="" className="replay-buttons row-at-thumb">
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
        aria-label={words('on')}
        disabled={frameIndex === last}
        onClick={() => go(frameIndex + 1)}
      >
        <LineDrawing path={ON} />
      </Button>
    </div>
  );
}

const A_PIECE_MILLISECONDS = 700;

/**
 * Where somebody is in the replay, and whether it runs: it waits for moments that are not here yet. Where people want
 * little motion it goes a piece on instead.
 */
export function usePlayhead({ last, loaded }: { readonly last: number; readonly loaded: number }) {
  const [frameIndex, setMoment] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    if (frameIndex >= last) return setPlaying(false);
    if (frameIndex >= loaded) return;
    const next = setTimeout(() => setMoment(frameIndex + 1), A_PIECE_MILLISECONDS);
    return () => clearTimeout(next);
  }, [isPlaying, frameIndex, last, loaded]);

  return {
    frameIndex,
    isPlaying,
    go(to: number) {
      setPlaying(false);
      setMoment(Math.min(Math.max(0, to), last));
    },
    toggle() {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        setPlaying(false);
        return setMoment(Math.min(frameIndex + 1, last));
      }
      if (!isPlaying && frameIndex >= last) setMoment(0);
      setPlaying(!isPlaying);
    },
  };
}

type Playhead = ReturnType<typeof usePlayhead>;

interface ReplayKeys {
  readonly desk: RefObject<HTMLElement | null>;
  readonly replay: Replay;
  readonly playhead: Playhead;
  readonly onViewpoint: (viewpoint: number) => void;
}

/** With these nobody scrolls a page. */
const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];

/**
 * Keys of the replay: arrows for a piece, with Shift for a turn, Home, End, Space; 0 to 5 for whose viewpoint. They count on
 * the replay's desk, and those to the left and right also where nothing has the focus.
 */
export function useReplayKeys({ desk, replay, playhead, onViewpoint }: ReplayKeys): void {
  useEffect(() => {
    function follow(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const isOnDesk = target instanceof Node && desk.current?.contains(target) === true;
      if (!isOnDesk && !(target === document.body && SIDEWAYS.includes(key))) return;
      if (key === ' ') {
        // A button in focus is pressed by it.
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
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [desk, replay, playhead, onViewpoint]);
}

/** The moment that a key leads to; nothing where it leads nowhere. */
export function frameForKey(
  key: string,
  isByTurn: boolean,
  turns: readonly number[],
  frameIndex: number,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return frameIndex + 1 < turns.length ? onwards(isByTurn, turns, frameIndex) : frameIndex;
    case 'ArrowLeft':
    case 'ArrowDown':
      return isByTurn ? turnBefore(turns, frameIndex) : Math.max(0, frameIndex - 1);
    case 'Home':
      return 0;
    case 'End':
      return turns.length - 1;
    default:
      return undefined;
  }
}

/** By a turn: to the first moment of the next one, or the end. */
function onwards(isByTurn: boolean, turns: readonly number[], frameIndex: number): number {
  if (!isByTurn) return frameIndex + 1;
  const next = turns.findIndex(turn => turn > (turns[frameIndex] ?? 0));
  return next < 0 ? turns.length - 1 : next;
}

/** The first moment of this turn, or where that is now, of the one before. */
const turnBefore = (turns: readonly number[], frameIndex: number): number =>
  Math.max(0, turns.indexOf(turns[Math.max(0, frameIndex - 1)] ?? 0));
