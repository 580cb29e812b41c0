import { useEffect, useState } from 'react';
import { askPhone } from '@/app/_phone/askPhone';
import type { PhoneFault } from '@/app/_phone/phoneFault';
import { useTable } from '@/app/_state/TableProvider';
import type { FilmFrame } from '@/lib/game/film';
import { askedAt, type Film } from './film';

export interface Frames {
  /** By moment, as far as they have come. */
  readonly frames: readonly FilmFrame[];
  readonly fault: PhoneFault | undefined;
}

const NONE: Frames = { frames: [], fault: undefined };

/** The film's frames, which the phone's own thread reckons one after the other for as long as somebody looks. */
export function useFrames(film: Film): Frames {
  const mapCode = useTable(state => state.view.mapCode);
  const players = useTable(state => state.view.players);
  const [reckoned, setReckoned] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    setReckoned(NONE);
    void (async () => {
      for (const moment of film.boards.keys()) {
        const frame = await askPhone('film', askedAt(film, moment, { mapCode, players }));
        if (!isWanted) return;
        if (!frame.ok) return setReckoned(({ frames }) => ({ frames, fault: frame.error }));
        setReckoned(({ frames }) => ({ frames: [...frames, frame.value], fault: undefined }));
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [film, mapCode, players]);
  return reckoned;
}
