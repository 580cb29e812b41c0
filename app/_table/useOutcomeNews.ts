'use client';

import { useEffect, useState } from 'react';
import { createPersisted, isListOf } from '@/app/_state/persisted';
import { useTable } from '@/app/_state/TableProvider';
import type { MissView } from '@/lib/game/views/views';
import type { Hint } from '@/lib/solver/hints';

interface DismissedNews {
  /** Keys of the news that was dismissed on this phone: the game's code, the deal's number, and the topic. */
  readonly news: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** How many keys are remembered; older games are not continued. */
const REMEMBERED = 48;

/** In localStorage, so that dismissed news does not come back after a restart. */
const { use: useDismissedNews, rehydrate } = createPersisted<DismissedNews>(
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

/** News of the current deal on a topic, such as `hint`, until it is dismissed on this phone. */
function useDismissible(topic: string): Dismissible {
  const key = useTable(({ view }) => `${view.code} ${view.dealNumber} ${topic}`);
  const isDismissed = useDismissedNews(({ news }) => news.includes(key));
  const [isRecalled, setRecalled] = useState(false);
  useEffect(() => {
    rehydrate();
    setRecalled(true);
  }, []);
  const others = (news: readonly string[]) => news.filter(each => each !== key);
  return {
    isNew: isRecalled && !isDismissed,
    dismiss() {
      // Another tab may have stored other news.
      rehydrate();
      useDismissedNews.setState(({ news }) => ({
        news: [...others(news), key].slice(-REMEMBERED),
      }));
    },
    restore: () => useDismissedNews.setState(({ news }) => ({ news: others(news) })),
  };
}

interface HintNews extends Dismissible {
  /** The hint, once the table has voted for it. */
  readonly hint: Hint | undefined;
}

export function useHintNews(): HintNews {
  const hint = useTable(({ view }) =>
    view.phase === 'ended' ? undefined : view.hint.shown[0]?.id,
  );
  return { hint, ...useDismissible('hint') };
}

interface MissNews extends Dismissible {
  /** The latest space that was called and is not the habitat. */
  readonly miss: MissView | undefined;
}

export function useMissNews(): MissNews {
  const { misses, phase } = useTable(state => state.view);
  const miss = phase === 'ended' ? undefined : misses.at(-1);
  return { miss, ...useDismissible(`miss ${misses.length}`) };
}
