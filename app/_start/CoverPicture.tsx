import { TerrainEngraving } from '@/app/_map/Terrain';
import { Track } from '@/app/_map/Track';
import type { Terrain } from '@/lib/data/terms';
import { centerOf, neighbors, parseHex } from '@/lib/map/grid';
import { HexSet } from '@/lib/map/hexSet';
import { hexesPath, outlinePath } from '@/lib/map/outline';

const MIDDLE = parseHex('E5') ?? 0;
const AROUND = [...neighbors(MIDDLE)];
const TERRAINS: readonly Terrain[] = ['mountain', 'forest', 'mountain', 'water', 'desert', 'swamp'];

/** A track, and the lands around it. Nobody has seen what left it. */
export function CoverPicture() {
  const { x, y } = centerOf(MIDDLE);
  return (
    <svg
      viewBox={`${x - 52} ${y - 54} 104 108`}
      aria-hidden="true"
      className="map close mx-auto my-2 max-w-56"
    >
      {AROUND.map((hex, index) => {
        const terrain = TERRAINS[index] ?? 'water';
        const center = centerOf(hex);
        return (
          <g key={hex}>
            <path className={`tint ${terrain}`} d={hexesPath([hex])} />
            <g transform={`translate(${center.x} ${center.y})`}>
              <TerrainEngraving terrain={terrain} variant={0} />
            </g>
          </g>
        );
      })}
      <path className="hairline" d={hexesPath(AROUND)} />
      <path className="fill-lamp" d={hexesPath([MIDDLE])} />
      <path
        className="fill-none stroke-lamp-case stroke-2 [stroke-dasharray:5_3]"
        d={outlinePath(HexSet.of([MIDDLE]), { inset: 1, radius: 2 })}
      />
      <g transform={`translate(${x} ${y - 0.5}) scale(2.4)`}>
        <Track animal="bear" className="fill-lamp-ink" />
      </g>
    </svg>
  );
}
