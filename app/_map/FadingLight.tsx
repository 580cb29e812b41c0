import { memo, useEffect, useState } from 'react';
import { HexSet } from '@/lib/map/hexSet';
import { hexesPath } from '@/lib/map/outline';
import { litRings } from './Light';

/** The last ring's delay and fade, as in map.css. */
const FADED_AFTER_MS = 280;
/** Rings beyond this one fade together. */
const RINGS = 6;

interface FadingLightProps {
  readonly lit: HexSet | undefined;
  /** Where the light spread from, and shrinks to. */
  readonly from: HexSet | undefined;
}

/**
 * The spaces that have just gone dark: their light shrinks, the outermost ring first. Nothing of it stays in the page,
 * since it may be a player's own clue, and nothing shows if the page is left or covered at that moment.
 */
export const FadingLight = memo(function FadingLight({ lit, from }: FadingLightProps) {
  const [before, setBefore] = useState({ lit, from });
  const [rings, setRings] = useState<readonly HexSet[]>([]);
  if (!isSame(lit, before.lit)) {
    setBefore({ lit, from });
    const gone = (before.lit ?? HexSet.empty).diff(lit ?? HexSet.empty);
    setRings(isWatched() ? litRings(gone, before.from).toReversed() : []);
  }
  useEffect(() => {
    if (rings.length === 0) return;
    const timer = setTimeout(() => setRings([]), FADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [rings]);
  return rings.map((ring, index) => {
    const path = hexesPath(ring);
    return <path key={path} className={`fading after-${Math.min(index, RINGS)}`} d={path} />;
  });
});

const isSame = (one: HexSet | undefined, other: HexSet | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));

const isWatched = (): boolean => !document.hidden && document.hasFocus();
