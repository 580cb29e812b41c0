'use client';

import { useTranslations } from 'use-intl';
import { Fold } from '@/app/_ui/Fold';
import { ANIMALS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { regions } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { joinParts, structureWords } from './words';

/** The map's structures and territories, each with its spaces, as a list that unfolds. */
export function MapInWords({ map }: { map: GameMap }) {
  const words = useTranslations('map');
  const spaces = (hexes: Iterable<Hex>) => joinParts(words, Array.from(hexes, formatHex));
  const territories = ANIMALS.flatMap(animal =>
    regions(map.animal[animal]).map(region => ({ animal, region })),
  );
  return (
    <Fold title={words('inWords')} note={words('inWordsNote')}>
      <section>
        <h3 className="font-semibold">{words('structures')}</h3>
        <dl>
          {map.structures.map(each => (
            <Row key={each.hex} name={structureWords(words, each)} spaces={spaces([each.hex])} />
          ))}
        </dl>
      </section>
      <section>
        <h3 className="font-semibold">{words('territories')}</h3>
        <dl>
          {territories.map(({ animal, region }) => (
            <Row key={region.first} name={words(`territory.${animal}`)} spaces={spaces(region)} />
          ))}
        </dl>
      </section>
    </Fold>
  );
}

function Row({ name, spaces }: { name: string; spaces: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-rule py-1">
      <dt>{name}</dt>
      <dd className="tabular text-right font-semibold">{spaces}</dd>
    </div>
  );
}
