import { type RefObject, useEffect } from 'react';
import type { Film } from './film';
import { momentBy } from './momentBy';
import type { Playhead } from './usePlayhead';

interface FilmKeys {
  readonly desk: RefObject<HTMLElement | null>;
  readonly film: Film;
  readonly playhead: Playhead;
  readonly onEyes: (eyes: number) => void;
}

/** With these nobody scrolls a page. */
const SIDEWAYS = ['ArrowLeft', 'ArrowRight'];

/**
 * Keys of the film: arrows for a piece, with Shift for a turn, Home, End, Space; 0 to 5 for whose eyes. They count on
 * the film's desk, and those to the left and right also where nothing has the focus.
 */
export function useFilmKeys({ desk, film, playhead, onEyes }: FilmKeys): void {
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
      } else if (/^[0-5]$/.test(key)) onEyes(Number(key));
      else {
        const to = momentBy(key, event.shiftKey, film.turns, playhead.moment);
        if (to === undefined) return;
        playhead.go(to);
      }
      event.preventDefault();
    }
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [desk, film, playhead, onEyes]);
}
