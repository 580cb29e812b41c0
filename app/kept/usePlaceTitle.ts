'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { TablePlace } from './tablePlace';

/**
 * Titles the page as a server would: all places of a kept table are one page to Next. Where another page stands
 * around, it gets its own title back.
 */
export function usePlaceTitle({ page }: TablePlace): void {
  const pages = useTranslations('pages');
  const evening = useTranslations('evening');
  const film = useTranslations('film');
  const votes = useTranslations('votes');
  const assist = useTranslations('assist');
  const notebook = useTranslations('notebook');
  const record = useTranslations('record');
  const titles = {
    table: pages('table'),
    lay: pages('layMap'),
    pass: pages('passPhone'),
    seat: pages('yourSeat'),
    notebook: notebook('title'),
    found: votes('foundIt'),
    record: record('title'),
    evening: evening('title'),
    'look-back': film('lookBack'),
    help: assist('title'),
  };
  const title = `${titles[page]} · Fieldbook`;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
