'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { ANIMALS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex, regions } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { Legend } from './Legend';
import { joinParts, structureWords } from './words';

/** The map's structures and territories, each with its spaces, as a list. */
export function MapListSheet({ map, onClose }: { map: GameMap; onClose: () => void }) {
  const words = useTranslations('map');
  const ui = useTranslations('ui');
  const spaces = (hexes: Iterable<Hex>) => joinParts(words, Array.from(hexes, formatHex));
  const territories = ANIMALS.flatMap(animal =>
    regions(map.animal[animal]).map(region => ({ animal, region })),
  );
  return (
    <Sheet title={words('asList')} onClose={onClose}>
      <p className="text-soft">{words('asListNote')}</p>
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
      <Legend />
      <Button onClick={onClose}>{ui('close')}</Button>
    </Sheet>
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
