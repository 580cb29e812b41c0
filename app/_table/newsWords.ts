import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { IconName } from '@/app/_ui/Icon';
import { tableAddress } from '@/app/addresses';
import { type SeatNumber, seatNumber } from '@/lib/board/players';
import type { NewsView } from './noticesOf';
import { NUMBER_KEYS } from './redealNumbers';
import { useSeatName } from './seatName';
import { spaceName } from './tableFacts';

interface NewsLine {
  readonly tone: 'info' | 'warning';
  readonly icon: SeatNumber | IconName;
  readonly title: string;
  readonly href?: string | undefined;
}

/** Puts an event into words: the line that opens its note (`NewsNotes`). */
export function useNewsWords(): (event: NewsView) => NewsLine | undefined {
  const votes = useTranslations('votes');
  const assist = useTranslations('assist');
  const miss = useTranslations('miss');
  const ring = useTranslations('seating');
  const hard = useTranslations('hard');
  const redeal = useTranslations('redeal');
  const table = useTranslations('table');
  const seatName = useSeatName();
  const { seats, players, you, misses, next, hint } = useTable(state => state.view);
  const nameOf = (number: SeatNumber) =>
    seatName(seats.find(({ seat }) => seat === number) ?? { seat: number, name: null });

  return event => {
    const news = (
      title: string,
      { icon = 'note', tone = 'info', href }: Partial<NewsLine> = {},
    ): NewsLine => ({ tone, icon, title, href });
    switch (event.kind) {
      case 'redealt': {
        const title = redeal('dealt', { number: redeal(`number.${NUMBER_KEYS[event.players]}`) });
        if (you.length === 0) return news(title);
        // What the reader has to do comes first, because the bar may cut off the rest.
        return news(`${redeal(you.length === 1 ? 'yourClue' : 'allClues')} ${title}`);
      }
      case 'order':
        return news(ring('changed', { name: nameOf(event.by) }), { icon: event.by });
      case 'withdrawn':
        return news(votes('withdrawn', { name: nameOf(event.by) }), { icon: event.by });
      case 'hard':
        return news(hard('has', { name: nameOf(event.seat) }), { icon: event.seat });
      case 'hint':
        return hint === null ? undefined : news(votes('readHint'));
      case 'assist':
        return news(assist('changed', { level: assist(`as.${event.level}`) }));
      case 'miss':
      case 'looked':
        if (misses.length === 0) return undefined;
        return event.kind === 'looked'
          ? news(miss('allLooked'), { icon: 'check' })
          : news(miss('line', { space: spaceName(event.space) }), { tone: 'warning' });
      case 'next':
        return next === null
          ? undefined
          : news(table('nextDealt'), { icon: 'forward', href: tableAddress(next) });
      case 'waits': {
        const guest = { seat: seatNumber(players + 1), name: event.name };
        return news(redeal('waits', { name: seatName(guest) }));
      }
      case 'ended':
        return undefined;
    }
  };
}
