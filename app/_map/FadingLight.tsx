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
 * The spaces that have just gone dark while others stay lit: the light shrinks, the outermost ring first. Light that goes
 * out, or makes way for other light, goes at once: it may be a player's own clue, covered because somebody looks.
 */
export const FadingLight = memo(function FadingLight({ lit, from }: FadingLightProps) {
  const [before, setBefore] = useState({ lit, from });
  const [rings, setRings] = useState<readonly HexSet[]>([]);
  if (!isSame(lit, before.lit)) {
    setBefore({ lit, from });
    setRings(isWatched() ? litRings(goneFrom(before.lit, lit), before.from).toReversed() : []);
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

/** What is dark now of a light that has become smaller; else nothing. */
function goneFrom(before = HexSet.empty, lit = HexSet.empty): HexSet {
  const isSmaller = !lit.isEmpty && lit.diff(before).isEmpty;
  return isSmaller ? before.diff(lit) : HexSet.empty;
}

const isSame = (one: HexSet | undefined, other: HexSet | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));

const isWatched = (): boolean => !document.hidden && document.hasFocus();
