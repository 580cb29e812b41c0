import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { hexWords } from '@/app/_map/words';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { Uncovered } from './uncoveredClues';

interface PlateProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly map: GameMap;
  readonly habitat: Hex;
  /** The clue that is lit, if any. */
  readonly clue: Uncovered | undefined;
  readonly chosen: Hex | undefined;
}

/** The habitat in the lamp's colours, and who found it; or the tapped space, or what the lit clue was worth. */
export function Plate({ ref, map, habitat, clue, chosen }: PlateProps) {
  const title = useFoundWords();
  const mapWords = useTranslations('map');
  const worth = useWorthWords()(clue);
  const text =
    chosen === undefined ? worth : `${formatHex(chosen)} ${hexWords(mapWords, map, chosen)}`;
  return (
    <section className="plate">
      <p className="plate-space bg-lamp text-lamp-ink">{formatHex(habitat)}</p>
      <h2 ref={ref} tabIndex={-1} className={text === undefined ? 'plate-title' : 'sr-only'}>
        {title}
      </h2>
      <p role="status" className="plate-words">
        {text}
      </p>
    </section>
  );
}

/** "Without Jonas's clue 8 spaces would have been left"; `undefined` if the clue's worth is unknown. */
function useWorthWords(): (clue: Uncovered | undefined) => string | undefined {
  const words = useTranslations('ending');
  const seatName = useSeatName();
  return clue => {
    if (clue?.worth === undefined) return undefined;
    const { seat, worth } = clue;
    const count = worth.without;
    return seat.colors.length > 1
      ? words('withoutThis', { count })
      : words('without', { name: seatName(seat), count });
  };
}

/** "Jonas found it"; other outcomes are worded as kindly. */
export function useFoundWords(): string {
  const words = useTranslations('ending');
  const seatName = useSeatName();
  const finder = useTable(({ view }) => view.seats.find(({ seat }) => seat === view.finder));
  return finder === undefined ? words('nobody') : words('foundBy', { name: seatName(finder) });
}
