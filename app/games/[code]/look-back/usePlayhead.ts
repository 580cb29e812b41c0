import { useEffect, useState } from 'react';

const A_PIECE_MILLISECONDS = 700;

/**
 * Where somebody is in the film, and whether it runs: it waits for moments that are not here yet. Where people want
 * little motion it goes a piece on instead.
 */
export function usePlayhead({ last, here }: { readonly last: number; readonly here: number }) {
  const [moment, setMoment] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    if (moment >= last) return setPlaying(false);
    if (moment >= here) return;
    const next = setTimeout(() => setMoment(moment + 1), A_PIECE_MILLISECONDS);
    return () => clearTimeout(next);
  }, [isPlaying, moment, last, here]);

  return {
    moment,
    isPlaying,
    go(to: number) {
      setPlaying(false);
      setMoment(Math.min(Math.max(0, to), last));
    },
    toggle() {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        setPlaying(false);
        return setMoment(Math.min(moment + 1, last));
      }
      if (!isPlaying && moment >= last) setMoment(0);
      setPlaying(!isPlaying);
    },
  };
}

export type Playhead = ReturnType<typeof usePlayhead>;
