import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { hexWords } from '@/app/_map/words';
import { useTable } from '@/app/_state/TableProvider';
import { hexOf } from '@/app/_table/habitatHex';
import { useSeatName } from '@/app/_table/seatName';
import { type GameMap, groundAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import type { Uncovered } from './uncoveredClues';

interface PlateProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly map: GameMap;
  readonly habitat: Hex;
  /** The clue that is lit. */
  readonly clue: Uncovered | undefined;
  readonly chosen: Hex | undefined;
}

/** The habitat in the lamp's colours, who found it, and what the map shows now: two lines from the first. */
export function Plate({ ref, map, habitat, clue, chosen }: PlateProps) {
  const title = useFoundWords()(habitat);
  return (
    <section className="plate">
      <p className="plate-space bg-lamp text-lamp-ink">{formatHex(habitat)}</p>
      <div className="min-w-0 grow">
        <h2 ref={ref} tabIndex={-1} className="plate-title">
          {title}
        </h2>
        <p role="status" className="plate-words">
          <PlateWords map={map} habitat={habitat} clue={clue} chosen={chosen} />
        </p>
      </div>
    </section>
  );
}

/** "Jonas found it"; what else the table agreed on is said as kindly. */
function useFoundWords(): (habitat: Hex) => string {
  const words = useTranslations('ending');
  const seatName = useSeatName();
  const { end, seats } = useTable(state => state.view);
  return habitat => {
    const { call } = end;
    const caller = seats.find(({ seat }) => seat === call?.by);
    if (call === null || caller === undefined) return words('untold');
    if (!call.found) return words('nobody');
    const name = seatName(caller);
    const said = call.space === null ? habitat : hexOf(call.space);
    return said === undefined || said === habitat
      ? words('foundBy', { name })
      : words('elsewhere', { name, said: formatHex(said), place: formatHex(habitat) });
  };
}

/** A tapped space, or what the lit clue was worth, or how to light one. */
function PlateWords({ map, habitat, clue, chosen }: Omit<PlateProps, 'ref'>): ReactNode {
  const words = useTranslations('ending');
  const mapWords = useTranslations('map');
  const seatName = useSeatName();
  if (chosen !== undefined)
    return (
      <>
        <b className="mr-1">{formatHex(chosen)}</b> {hexWords(mapWords, map, chosen)}
      </>
    );
  if (clue?.worth === undefined) {
    const terrain = mapWords(`terrain.${groundAt(map, habitat).terrain}`);
    return words('tapClue', { terrain });
  }
  const count = clue.worth.without;
  return clue.seat.colors.length > 1
    ? words('withoutThis', { count })
    : words('without', { name: seatName(clue.seat), count });
}
