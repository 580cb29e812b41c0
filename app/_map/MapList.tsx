'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { ANIMALS } from '@/lib/data/terms';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex, regions } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { CONTROLS } from './controls';
import { joinParts, structureWords } from './words';

/** What stands and roams where, to be read instead of looked for. */
export function MapList({ map }: { map: GameMap }) {
  const words = useTranslations('map');
  const ui = useTranslations('ui');
  const [isOpen, setOpen] = useState(false);
  const spaces = (hexes: Iterable<Hex>) => joinParts(words, Array.from(hexes, formatHex));
  const territories = ANIMALS.flatMap(animal =>
    regions(map.animal[animal]).map(region => ({ animal, region })),
  );
  return (
    <>
      <button
        type="button"
        aria-label={words('asList')}
        onClick={() => setOpen(true)}
        className={`${CONTROLS} size-[47px] items-center justify-center`}
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-[24px] fill-none stroke-current stroke-2 [stroke-linecap:round]"
        >
          <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
        </svg>
      </button>
      {isOpen && (
        <Sheet title={words('asList')} onClose={() => setOpen(false)}>
          <p className="text-soft">{words('asListNote')}</p>
          <section>
            <h3 className="font-semibold">{words('structures')}</h3>
            <dl>
              {map.structures.map(each => (
                <Row
                  key={each.hex}
                  name={structureWords(words, each)}
                  spaces={spaces([each.hex])}
                />
              ))}
            </dl>
          </section>
          <section>
            <h3 className="font-semibold">{words('territories')}</h3>
            <dl>
              {territories.map(({ animal, region }) => (
                <Row
                  key={region.first}
                  name={words(`territory.${animal}`)}
                  spaces={spaces(region)}
                />
              ))}
            </dl>
          </section>
          <Button onClick={() => setOpen(false)}>{ui('close')}</Button>
        </Sheet>
      )}
    </>
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
