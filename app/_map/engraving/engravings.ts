import type { ByTerrain } from '@/lib/data/terms';
import { DESERT } from './desert';
import type { Engravings } from './engraving';
import { FOREST } from './forest';
import { MOUNTAIN } from './mountain';
import { SWAMP } from './swamp';
import { WATER } from './water';

export const ENGRAVINGS: ByTerrain<Engravings> = {
  water: WATER,
  forest: FOREST,
  desert: DESERT,
  mountain: MOUNTAIN,
  swamp: SWAMP,
};
