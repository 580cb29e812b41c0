import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { hexWords } from '@/app/_map/words';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import type { Uncovered } from './uncoveredClues';

interface EndHeadlineProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly map: GameMap;
  readonly habitat: Hex;
  /** While the find animation runs: the number of clues shown, and the spaces that they leave. */
  readonly find: { readonly step: number; readonly left: HexSet } | undefined;
  /** The clue that is lit, if any. */
  readonly clue: Uncovered | undefined;
  readonly chosen: Hex | undefined;
}

/**
 * The line above the map: the habitat, and who found it, what the selected space has, or what the lit clue was worth.
 * During the find animation it shows the number of spaces left; screen readers hear only who found it.
 */
export function EndHeadline({ ref, map, habitat, find, clue, chosen }: EndHeadlineProps) {
  const title = useFoundWords();
  const mapWords = useTranslations('map');
  const replay = useTranslations('replay');
  const worth = useWorthWords()(clue);
  const text =
    chosen === undefined ? worth : `${formatHex(chosen)} ${hexWords(mapWords, map, chosen)}`;
  return (
    <section className="end-headline">
      <h2 ref={ref} tabIndex={-1} className={find ? 'sr-only' : 'end-headline-title'}>
        <span className="end-headline-space bg-lamp text-lamp-ink">{formatHex(habitat)}</span>{' '}
        <span className={text === undefined ? 'end-headline-found' : 'sr-only'}>{title}</span>
      </h2>
      {find ? (
        <p aria-hidden="true" className="find-count">
          {find.step > 0 &&
            replay.rich('fit', { count: find.left.size, clues: find.step, big: inLarge })}
        </p>
      ) : (
        <p role="status" className="end-headline-words">
          {text}
        </p>
      )}
    </section>
  );
}

const inLarge = (chunks: ReactNode) => <b>{chunks}</b>;

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

/** "Jonas found it", or a kind sentence if nobody did. */
function useFoundWords(): string {
  const words = useTranslations('ending');
  const seatName = useSeatName();
  const finder = useTable(({ view }) => view.seats.find(({ seat }) => seat === view.finder));
  return finder === undefined ? words('nobody') : words('foundBy', { name: seatName(finder) });
}
