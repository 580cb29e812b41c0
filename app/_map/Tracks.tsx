import type { Animal, ByAnimal } from '@/lib/data/terms';
import type { Point } from '@/lib/map/grid';
import { type Shape, stampAll } from './engraving/shape';

/** What an animal leaves behind, about 8 units high: a bear's paw, three scratches of a cougar. */
const TRACKS: ByAnimal<Shape> = {
  bear: [
    'm0 .34c1.63 0 2.92 1.46 2.67 2.67-.26 1.2-1.63.69-2.67.69s-2.41.52-2.67-.69c-.25-1.21 1.04-2.67 2.67-2.67z',
    'm-2.21-1.1a.86 1.29-22 1 1-1.59.64.86 1.29-22 1 1 1.59-.64z',
    'm2-1.31a.9 1.38 0 1 1-1.81 0 .9 1.38 0 1 1 1.81 0z',
    'm2.24 0a.9 1.38 0 1 1-1.81 0 .9 1.38 0 1 1 1.81 0z',
    'm1.79 1.96a.86 1.29 22 1 1-1.59-.64.86 1.29 22 1 1 1.59.64z',
    'm-3.82.11',
  ].join(''),
  cougar: [
    'm-3.1-2.92q1.89 2.92.6 6.71-1.29-3.27-.6-6.71z',
    'm2.67-.77q1.89 3.7.6 8-1.38-3.61-.6-8z',
    'm2.75.77q1.72 2.92.52 6.54-1.29-3.1-.52-6.54z',
    'm-2.32 2.92',
  ].join(''),
};

interface TracksProps {
  readonly animal: Animal;
  readonly points: readonly Point[];
  readonly className?: string;
}

/** An animal's track at each of some points. */
export function Tracks({ animal, points, className = '' }: TracksProps) {
  return <path className={`track ${animal} ${className}`} d={stampAll(points, TRACKS[animal])} />;
}
