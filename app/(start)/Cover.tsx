import { TerrainEngraving } from '@/app/_map/Terrain';
import { Tracks } from '@/app/_map/Territories';
import { getWords } from '@/app/_words/request';
import type { Terrain } from '@/lib/data/terms';
import { centerOf, neighbors, parseHex } from '@/lib/map/grid';
import { HexSet } from '@/lib/map/hexSet';
import { formatPoint, hexesPath, outlinePath } from '@/lib/map/outline';

/** The cover of the book: canvas with a label and an elastic band. */
export async function Cover() {
  const words = await getWords('start');
  return (
    <header className="cover">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-4 border-l-2 border-dashed border-paper/50"
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-3 w-3.5 bg-linear-to-r from-tape to-tape/70"
      />
      <div className="label">
        <div>
          <CoverPicture />
          <h1 className="font-display leading-tight font-semibold">Fieldbook</h1>
          <p className="text-soft">{words('about')}</p>
        </div>
      </div>
    </header>
  );
}

const MIDDLE = parseHex('E5') ?? 0;
const AROUND = [...neighbors(MIDDLE)];
const TERRAINS: readonly Terrain[] = ['mountain', 'forest', 'mountain', 'water', 'desert', 'swamp'];

/** An animal track and the terrain around it. */
function CoverPicture() {
  const { x, y } = centerOf(MIDDLE);
  return (
    <svg
      viewBox={`${formatPoint({ x: x - 52, y: y - 54 })} 104 108`}
      aria-hidden="true"
      className="map close"
    >
      {AROUND.map((hex, index) => {
        const terrain = TERRAINS[index] ?? 'water';
        return (
          <g key={hex}>
            <path className={`tint ${terrain}`} d={hexesPath([hex])} />
            <TerrainEngraving terrain={terrain} variant={0} center={centerOf(hex)} />
          </g>
        );
      })}
      <path className="hairline" d={hexesPath(AROUND)} />
      <path className="fill-lamp" d={hexesPath([MIDDLE])} />
      <path
        className="fill-none stroke-lamp-case stroke-2 [stroke-dasharray:5_3]"
        d={outlinePath(HexSet.of([MIDDLE]), { inset: 1, radius: 2 })}
      />
      <g transform={`translate(${formatPoint({ x, y: y - 0.5 })}) scale(2.4)`}>
        <Tracks animal="bear" points={[{ x: 0, y: 0 }]} className="fill-lamp-ink" />
      </g>
    </svg>
  );
}
