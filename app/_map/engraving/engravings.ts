import type { Terrain } from '@/lib/data/terms';
import { engraveDesert } from './desert';
import type { Engravings } from './engraving';
import { engraveForest } from './forest';
import { engraveMountain } from './mountain';
import { engraveSwamp } from './swamp';
import { engraveWater } from './water';

const ENGRAVE: Readonly<Record<Terrain, () => Engravings>> = {
  water: engraveWater,
  forest: engraveForest,
  desert: engraveDesert,
  mountain: engraveMountain,
  swamp: engraveSwamp,
};

const engraved = new Map<Terrain, Engravings>();

/** A terrain's two engravings. Computed on first use, to keep scripts fast to load. */
export function engravingsOf(terrain: Terrain): Engravings {
  const engravings = engraved.get(terrain) ?? ENGRAVE[terrain]();
  engraved.set(terrain, engravings);
  return engravings;
}
