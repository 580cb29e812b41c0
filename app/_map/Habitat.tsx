import { centerOf, MAP_HEIGHT, MAP_WIDTH, type Point } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';

interface Ray {
  /** Degrees, clockwise from the top. */
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

const RAYS: readonly Ray[] = Array.from({ length: 12 }, (_, index) => ({
  turn: 30 * index,
  ...(index % 2 === 0 ? { from: 26.5, to: 35 } : { from: 27, to: 31 }),
}));
/** How far a ray may reach beyond the map: short of the frame's letters. */
const MARGIN = 2;

/** A ring around the one hex, and rays; at the map's edge only those that point inwards. */
export function Habitat({ hex }: { hex: Hex }) {
  const center = centerOf(hex);
  const rays = RAYS.filter(ray => staysOnMap(center, ray));
  const ring = outlinePath(HexSet.of([hex]), { inset: -1.2, radius: 3 });
  return (
    <>
      <path className="habitat case" d={ring} />
      <path className="habitat" d={ring} />
      <g transform={`translate(${center.x} ${center.y})`}>
        <g className="rays">
          {['habitat ray case', 'habitat ray'].map(layer =>
            rays.map(({ turn, from, to }) => (
              <path
                key={turn}
                className={layer}
                d={`M0-${from}V-${to}`}
                transform={`rotate(${turn})`}
              />
            )),
          )}
        </g>
      </g>
    </>
  );
}

function staysOnMap({ x, y }: Point, { turn, to }: Ray): boolean {
  const angle = (turn * Math.PI) / 180;
  const [tipX, tipY] = [x + to * Math.sin(angle), y - to * Math.cos(angle)];
  return (
    Math.min(tipX, tipY) >= -MARGIN && tipX <= MAP_WIDTH + MARGIN && tipY <= MAP_HEIGHT + MARGIN
  );
}
