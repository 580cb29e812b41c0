import { memo, useMemo } from 'react';
import { centerOf, within } from '@/lib/map/grid';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { hexesPath, outlinePath } from '@/lib/map/outline';
import { circle, stampAll, together } from './engraving/shape';

/** What shines on a map, and why. */
export interface MapLights {
  readonly lit?: HexSet | undefined;
  /** Whose clues light it: the own ones unless it is a card's, one that the end has uncovered, or several. */
  readonly litBy?: LitBy | undefined;
  readonly habitat?: Hex | undefined;
  /** Where somebody says to have found it. */
  readonly called?: Hex | undefined;
  readonly near?: Near | undefined;
}

export type LitBy = 'clue' | 'card' | 'uncovered' | 'met' | 'possible';

/** All spaces at most so many steps from one. */
export interface Near {
  readonly from: Hex;
  readonly steps: 1 | 2 | 3;
  readonly hexes: HexSet;
}

/** Later rings come with the last of these; map.css knows when. */
const LAST_RING = 8;
/** Low in each lit space, clear of engraving and structures. It shows where there are no colours. */
const DOT = together([[0, 11, circle(3)]]);

interface VeilProps {
  readonly lit: HexSet;
  /** What the light spreads from; without it, all is lit at once. */
  readonly from: HexSet | undefined;
  readonly hexes: HexSet;
}

/** What is lit keeps its full tint; the rest of the map is veiled. */
export const Veil = memo(function Veil({ lit, from, hexes }: VeilProps) {
  const rings = useMemo(() => litRings(lit, from).map(hexesPath), [lit, from]);
  return (
    <>
      <path className="glow" d={hexesPath(lit)} />
      <path className="veil" d={hexesPath(hexes.diff(lit))} />
      {rings.map((path, ring) => (
        // Named by its path: what lights up anew is a new element, and so spreads anew.
        <path key={path} className={`veil spread ring-${Math.min(ring, LAST_RING)}`} d={path} />
      ))}
    </>
  );
});

interface LitOutlineProps {
  readonly lit: HexSet;
  /** How far within its edge, in drawing units. */
  readonly inset?: number;
}

/** The line around what is lit. It lies under the territories' lines. */
export const LitOutline = memo(function LitOutline({ lit, inset = 2.2 }: LitOutlineProps) {
  const line = outlinePath(lit, { inset, radius: 3 });
  return (
    <>
      <path className="lit halo" d={line} />
      <path className="lit case" d={line} />
      <path className="lit" d={line} />
      <path className="lit-dot" d={stampAll(Array.from(lit, centerOf), DOT)} />
    </>
  );
});

/**
 * What is lit, ring by ring: first what lies nearest to `from`, what a clue is about. So the light
 * of "within two spaces of a stone" grows from every stone, as one would count; that of "not
 * within" begins where its dark ends, and leaves the stones behind. Terrains named are lit at once.
 */
export function litRings(lit: HexSet, from: HexSet = lit): readonly HexSet[] {
  const rings: HexSet[] = [];
  let left = lit;
  // A colour that is not on the map is nowhere to spread from.
  for (let reached = from.isEmpty ? lit : from; !left.isEmpty; reached = within(reached, 1)) {
    const ring = left.intersect(reached);
    if (!ring.isEmpty) rings.push(ring);
    left = left.diff(ring);
  }
  return rings;
}

/** How likely a space is, 0 to 1. */
export interface HexShare {
  readonly hex: Hex;
  readonly share: number;
}

/** A lamp's radius where a space is certain, and the least that is seen. */
const LARGEST = 14;
const LEAST = 2.4;
/** From so much in a hundred a lamp bears its number; in the map's units it then has room for it. */
const NUMBERED_FROM = 15;
const LEAST_NUMBERED = 9;

/** A lamp on each space that is possible: its area is the share, and larger ones bear it in hundredths. */
export const ShareLamps = ({ shares }: { readonly shares: readonly HexShare[] }) =>
  shares.map(({ hex, share }) => {
    const { x, y } = centerOf(hex);
    const hundredths = Math.round(100 * share);
    const isNumbered = hundredths >= NUMBERED_FROM;
    const radius = Math.max(isNumbered ? LEAST_NUMBERED : LEAST, LARGEST * Math.sqrt(share));
    return (
      <g key={hex} transform={`translate(${x} ${y})`} className="share-lamp">
        <circle r={radius} />
        {isNumbered && <text y="4">{hundredths}</text>}
      </g>
    );
  });
