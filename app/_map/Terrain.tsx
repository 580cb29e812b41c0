import type { ByTerrain, Terrain } from '@/lib/data/terms';
import { DesertEngraving } from './engraving/Desert';
import { ForestEngraving } from './engraving/Forest';
import { MountainEngraving } from './engraving/Mountain';
import { SwampEngraving } from './engraving/Swamp';
import { WaterEngraving } from './engraving/Water';

const ENGRAVINGS: ByTerrain<typeof WaterEngraving> = {
  water: WaterEngraving,
  forest: ForestEngraving,
  desert: DesertEngraving,
  mountain: MountainEngraving,
  swamp: SwampEngraving,
};

/** A terrain's engraving around 0,0, in one of two variants, so that no two neighbours look stamped. */
export function TerrainEngraving(props: { terrain: Terrain; variant: 0 | 1; id?: string }) {
  const { terrain, variant, id } = props;
  const Engraving = ENGRAVINGS[terrain];
  return (
    <g id={id} className={`engraving ${terrain}`}>
      <Engraving variant={variant} />
    </g>
  );
}
