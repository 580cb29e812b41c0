import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { hexWords } from '@/app/_map/words';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { hexOf } from '@/lib/game/views/views';
import { type GameMap, groundAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { Uncovered } from './uncoveredClues';

interface PlateProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly map: GameMap;
  readonly habitat: Hex;
  readonly clues: readonly Uncovered[];
  /** The clue that is lit, if any. */
  readonly clue: Uncovered | undefined;
  readonly chosen: Hex | undefined;
}

/** The habitat in the lamp's colours, who found it, and a line about what the map shows. */
export function Plate({ ref, ...shown }: PlateProps) {
  const { habitat } = shown;
  const title = useFoundWords()(habitat);
  return (
    <section className="plate">
      <p className="plate-space bg-lamp text-lamp-ink">{formatHex(habitat)}</p>
      <div className="min-w-0 grow">
        <h2 ref={ref} tabIndex={-1} className="plate-title">
          {title}
        </h2>
        <PlateWords {...shown} />
      </div>
    </section>
  );
}

/**
 * The tapped space, or what the lit clue was worth, or how to light a clue. Reserves the height of the longest hint
 * or worth text from the start.
 */
function PlateWords({ map, habitat, clues, clue, chosen }: Omit<PlateProps, 'ref'>) {
  const words = useTranslations('ending');
  const mapWords = useTranslations('map');
  const tellWorth = useWorthWords();
  const terrain = mapWords(`terrain.${groundAt(map, habitat).terrain}`);
  const howTo = words('tapClue', { terrain });
  const said = (clue && tellWorth(clue)) ?? howTo;
  return (
    <p role="status" className="plate-words" data-room={longest([howTo, ...clues.map(tellWorth)])}>
      <span>
        {chosen === undefined ? (
          said
        ) : (
          <>
            <b className="mr-1">{formatHex(chosen)}</b> {hexWords(mapWords, map, chosen)}
          </>
        )}
      </span>
    </p>
  );
}

/** "Without Jonas's clue 8 spaces would have been left"; `undefined` if the table does not know the clue's worth. */
function useWorthWords(): (clue: Uncovered) => string | undefined {
  const words = useTranslations('ending');
  const seatName = useSeatName();
  return ({ seat, worth }) => {
    if (worth === undefined) return undefined;
    const count = worth.without;
    return seat.colors.length > 1
      ? words('withoutThis', { count })
      : words('without', { name: seatName(seat), count });
  };
}

const longest = (said: readonly (string | undefined)[]): string =>
  said.reduce<string>((most, each = '') => (each.length > most.length ? each : most), '');

/** "Jonas found it"; other outcomes are worded as kindly. */
export function useFoundWords(): (habitat: Hex) => string {
  const words = useTranslations('ending');
  const seatName = useSeatName();
  const { end, seats } = useTable(state => state.view);
  return habitat => {
    const { call } = end;
    if (call !== null && !call.found) return words('nobody');
    const finder = seats.find(({ seat }) => seat === call?.finder);
    if (call === null || finder === undefined) return words('untold');
    const name = seatName(finder);
    const said = call.space === null ? habitat : hexOf(call.space);
    return said === undefined || said === habitat
      ? words('foundBy', { name })
      : words('elsewhere', { name, said: formatHex(said), place: formatHex(habitat) });
  };
}
