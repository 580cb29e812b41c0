import { type CSSProperties, memo, useMemo, useState } from 'react';
import { centerOf, within } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { hexesPath, outlinePath } from '@/lib/map/outline';
import { circle, combine, stampAll } from './engraving/shape';

/** The lit parts of a map. */
export interface MapLights {
  readonly lit?: HexSet | undefined;
  /** Whose clues light it: by default the viewer's own; otherwise a card's, one revealed at the end, or several. */
  readonly litBy?: LitBy | undefined;
  readonly habitat?: Hex | undefined;
  /** The space that a player has called as the habitat. */
  readonly called?: Hex | undefined;
  /** The spaces that were called and are not the habitat. */
  readonly missed?: HexSet | undefined;
  readonly near?: Near | undefined;
}

export type LitBy = 'clue' | 'card' | 'uncovered' | 'met' | 'possible';

/** All spaces within this many steps of one. */
export interface Near {
  readonly from: Hex;
  readonly steps: 1 | 2 | 3;
  readonly hexes: HexSet;
}

/** Rings beyond this one light up together with it. map.css sets their delay. */
const LAST_RING = 8;
/** A dot low in each lit space, clear of engraving and structures. It marks lit spaces without relying on colour. */
const DOT = combine([[0, 11, circle(3)]]);

interface VeilProps {
  readonly lit: HexSet;
  /** Where the light spreads from; if undefined, everything lights up at once. */
  readonly from: HexSet | undefined;
  readonly hexes: HexSet;
}

/**
 * Lit spaces keep their full tint; the rest of the map is veiled. Light spreads ring by ring, and shrinks ring by ring
 * towards the spaces that stay lit. Light that is turned off or replaced disappears at once: a player may be covering
 * their clue because someone is watching.
 */
export const Veil = memo(function Veil({ lit, from, hexes }: VeilProps) {
  const [{ now, before }, setShown] = useState({ now: lit, before: HexSet.empty });
  if (!now.equals(lit)) setShown({ now: lit, before: now });
  const gone = useMemo(
    () => (!lit.isEmpty && lit.diff(before).isEmpty ? before.diff(lit) : HexSet.empty),
    [lit, before],
  );
  const rings = useMemo(
    () => (gone.isEmpty ? litRings(lit, from) : litRings(gone, lit).toReversed()).map(hexesPath),
    [gone, lit, from],
  );
  const motion = gone.isEmpty ? 'spread' : 'fall';
  return (
    <>
      <path className="glow" d={hexesPath(lit)} />
      <path className="veil" d={hexesPath(hexes.diff(lit).diff(gone))} />
      {rings.map((path, ring) => (
        // The path is the key: newly lit spaces become new elements, so their animation starts again.
        <path
          key={path}
          style={{ '--ring': Math.min(ring, LAST_RING) } as CSSProperties}
          className={`veil ${motion}`}
          d={path}
        />
      ))}
    </>
  );
});

interface LitOutlineProps {
  readonly lit: HexSet;
  /** Distance inside the edge of the lit area, in drawing units. */
  readonly inset?: number;
}

/** The outline of the lit area, drawn below the lines of the territories. */
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
 * The lit spaces in rings, ordered by distance from `from`, the spaces that a clue refers to. The light of "within two
 * spaces of a stone" grows from every stone, as a player counts; that of "not within" starts at the edge of its dark
 * area and moves away from the stones. Named terrains light up at once.
 */
export function litRings(lit: HexSet, from: HexSet = lit): readonly HexSet[] {
  const rings: HexSet[] = [];
  let unlit = lit;
  // A structure colour may be absent from the map; the light then has no origin.
  for (let reached = from.isEmpty ? lit : from; !unlit.isEmpty; reached = within(reached, 1)) {
    const ring = unlit.intersect(reached);
    if (!ring.isEmpty) rings.push(ring);
    unlit = unlit.diff(ring);
  }
  return rings;
}

/** How likely a space is to be the habitat, 0 to 1. */
export interface HexShare {
  readonly hex: Hex;
  readonly share: number;
}

/** In drawing units: a lamp's radius where the space is certain, and the smallest visible radius. */
const LARGEST = 15;
const SMALLEST = 2.4;
/** The percentage from which a lamp shows its number, and the radius that "34%" needs. */
const NUMBERED_FROM = 15;
const SMALLEST_NUMBERED = 11;

/** A lamp on each possible space. The likelier the space, the larger it is; larger lamps show the percentage. */
export const ShareLamps = ({ shares }: { readonly shares: readonly HexShare[] }) =>
  shares.map(({ hex, share }) => {
    const { x, y } = centerOf(hex);
    const percentage = Math.round(100 * share);
    const isNumbered = percentage >= NUMBERED_FROM;
    // Not by area: a lamp of 61% would barely fit its number, and one of 18% could not be any smaller.
    const radius = isNumbered
      ? SMALLEST_NUMBERED + (LARGEST - SMALLEST_NUMBERED) * share
      : Math.max(SMALLEST, LARGEST * Math.sqrt(share));
    return (
      <g key={hex} transform={`translate(${x} ${y})`} className="share-lamp">
        <circle r={radius} />
        {isNumbered && (
          <text y="3.8">
            {percentage}
            <tspan className="sign">%</tspan>
          </text>
        )}
      </g>
    );
  });
