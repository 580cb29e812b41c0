'use client';

import { useEffect, useEffectEvent } from 'react';
import { createPersisted, isListOf } from '@/app/_state/persisted';
import { useTable } from '@/app/_state/TableProvider';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import type { Hint } from '@/lib/clues/hints';
import type { MissView } from '@/lib/game/views/views';
import type { Assist } from '@/lib/game/votes/assist';

interface DismissedNews {
  /** News that was dismissed on this phone: the game's code, the deal's number, the topic and, for some, its state. */
  readonly news: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** How many keys are remembered; older games are not continued. */
const REMEMBERED = 48;

/** In localStorage, so that dismissed news does not come back after a restart. */
const { use: useDismissedNews } = createPersisted<DismissedNews>(
  { news: [] },
  {
    name: 'fieldbook-noticed',
    storage: 'localStorage',
    read: ({ news }) => (isListOf(news, isText) ? { news } : undefined),
  },
);

interface Dismissible {
  /** Whether it shows on the page: until it is dismissed on this phone. */
  readonly isNew: boolean;
  dismiss(): void;
  restore(): void;
}

/** News of the current deal on a topic in a state, such as the help at a level, until it is dismissed on this phone. */
function useDismissible(
  topic: string,
  state = '',
): Dismissible & { readonly wasDismissed: boolean } {
  const prefix = useTable(({ view }) => `${view.code} ${view.dealNumber} ${topic} `);
  const dismissed = useDismissedNews(({ news }) => news.find(each => each.startsWith(prefix)));
  const isRecalled = useIsHydrated();
  const others = (news: readonly string[]) => news.filter(each => !each.startsWith(prefix));
  return {
    isNew: isRecalled && dismissed !== prefix + state,
    /** In any state; true until the list has been read. */
    wasDismissed: !isRecalled || dismissed !== undefined,
    dismiss: () =>
      useDismissedNews.setState(({ news }) => ({
        news: [...others(news), prefix + state].slice(-REMEMBERED),
      })),
    restore: () => useDismissedNews.setState(({ news }) => ({ news: others(news) })),
  };
}

interface HintNews extends Dismissible {
  /** The hint, once the table has voted for it. */
  readonly hint: Hint | undefined;
}

export function useHintNews(): HintNews {
  const hint = useTable(({ view }) => (view.phase === 'ended' ? undefined : view.hint?.id));
  return { hint, ...useDismissible('hint') };
}

interface MissNews extends Dismissible {
  /** The latest space that was called and is not the habitat. */
  readonly miss: MissView | undefined;
}

export function useMissNews(): MissNews {
  const { misses, phase, record } = useTable(state => state.view);
  const miss = phase === 'ended' ? undefined : misses.at(-1);
  const news = useDismissible('miss', String(misses.length));
  // Once another piece is recorded, the table has played on.
  const latest = record?.entries.at(-1)?.at;
  const isOver = miss !== undefined && latest !== undefined && latest > miss.at;
  return { miss, ...news, isNew: news.isNew && !isOver };
}

interface AssistNews extends Pick<Dismissible, 'dismiss'> {
  /** The new level, if the table has changed it since this phone last reported it. */
  readonly level: Assist | undefined;
}

export function useAssistNews(): AssistNews {
  const { assist, phase } = useTable(state => state.view);
  const { isNew, wasDismissed, dismiss } = useDismissible('assist', assist);
  // The level at the start is no news.
  const storeFirst = useEffectEvent(dismiss);
  useEffect(() => {
    if (!wasDismissed) storeFirst();
  }, [wasDismissed]);
  return { level: isNew && wasDismissed && phase !== 'ended' ? assist : undefined, dismiss };
}
