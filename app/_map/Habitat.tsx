import { centerOf } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';

const RAYS = Array.from({ length: 12 }, (_, index) => index);
const ray = (index: number) => (index % 2 === 0 ? 'M0-26.5V-35' : 'M0-27V-31');

/** The one hex, ringed and shining. */
export function Habitat({ hex }: { hex: Hex }) {
  const { x, y } = centerOf(hex);
  const ring = outlinePath(HexSet.of([hex]), { inset: -1.2, radius: 3 });
  return (
    <>
      <path className="habitat case" d={ring} />
      <path className="habitat" d={ring} />
      <g transform={`translate(${x} ${y})`}>
        <g className="rays">
          {['habitat ray case', 'habitat ray'].map(layer =>
            RAYS.map(index => (
              <path
                key={index}
                className={layer}
                d={ray(index)}
                transform={`rotate(${30 * index})`}
              />
            )),
          )}
        </g>
      </g>
    </>
  );
}
