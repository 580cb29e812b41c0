import type { ReactNode } from 'react';
import { circle, stamp } from '@/app/_map/engraving/shape';
import { StructureGlyph } from '@/app/_map/Structures';
import { TerrainEngraving } from '@/app/_map/Terrain';
import { Tracks } from '@/app/_map/Territories';
import type { Subject } from '@/lib/clues/clue';
import { ANIMALS, type Animal, STRUCTURE_KINDS, TERRAINS, type Terrain } from '@/lib/data/terms';
import { HEX_HALF_HEIGHT, HEX_RADIUS, type Point } from '@/lib/map/grid';
import { hexPathAt } from '@/lib/map/outline';

const MIDDLE: Point = { x: 0, y: 0 };
const HALF_HEIGHT = HEX_HALF_HEIGHT + 1;
/** Distance of two signs from the middle. */
const TRACKS_APART = 8.4;
const STRUCTURES_APART = 11.5;
const BADGE = circle(6.6);

/** A clue's subject, drawn with the map's own signs. Whether the clue is negated is shown elsewhere. */
export function ClueGlyph({ subject }: { subject: Subject }) {
  if (subject.kind === 'on') {
    const [one, other] = subject.terrains;
    return (
      <Sign width={4 * HEX_RADIUS + 2} height={2 * HALF_HEIGHT}>
        <Ground terrain={one} at={{ x: -HEX_RADIUS, y: 0 }} />
        <Ground terrain={other} at={{ x: HEX_RADIUS, y: 0 }} />
      </Sign>
    );
  }
  switch (subject.distance) {
    case 1: {
      const terrain = TERRAINS.find(each => each === subject.of);
      return terrain ? (
        <Sign width={2 * HEX_RADIUS + 2} height={2 * HALF_HEIGHT}>
          <Ground terrain={terrain} at={MIDDLE} />
        </Sign>
      ) : (
        <Sign width={36} height={22}>
          <Track animal="bear" at={{ x: -TRACKS_APART, y: 0 }} />
          <Track animal="cougar" at={{ x: TRACKS_APART, y: 0 }} />
        </Sign>
      );
    }
    case 2: {
      const animal = ANIMALS.find(each => each === subject.of);
      const kind = STRUCTURE_KINDS.find(each => each === subject.of);
      return (
        <Sign width={26} height={animal ? 22 : 25}>
          {animal && <Track animal={animal} at={MIDDLE} />}
          {kind && <StructureGlyph kind={kind} />}
        </Sign>
      );
    }
    case 3:
      return (
        <Sign width={48} height={25}>
          {STRUCTURE_KINDS.map((kind, index) => (
            <StructureGlyph
              key={kind}
              kind={kind}
              color={subject.of}
              transform={`translate(${(2 * index - 1) * STRUCTURES_APART} 0)`}
            />
          ))}
        </Sign>
      );
  }
}

interface SignProps {
  /** In drawing units. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

const Sign = ({ width, height, children }: SignProps) => (
  <svg
    viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    aria-hidden="true"
    className="map clue-glyph"
  >
    {children}
  </svg>
);

const Ground = ({ terrain, at }: { terrain: Terrain; at: Point }) => (
  <>
    <path className={`tint ${terrain}`} d={hexPathAt(at)} />
    <TerrainEngraving terrain={terrain} variant={0} center={at} />
    <path className="hairline" d={hexPathAt(at)} />
  </>
);

const Track = ({ animal, at }: { animal: Animal; at: Point }) => (
  <>
    <path className={`badge ${animal}`} d={stamp(at, BADGE)} />
    <Tracks animal={animal} points={[at]} />
  </>
);
