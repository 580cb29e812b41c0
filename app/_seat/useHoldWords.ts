'use client';

import { useTranslations } from 'use-intl';
import { formatHex } from '@/lib/map/hexName';
import type { Opened } from './opened';

/** What the button says that opens it, or what is to be done before. */
export function useHoldWords(toLook: string): (opened: Opened | undefined) => string {
  const words = useTranslations('check');
  return opened => {
    switch (opened) {
      case undefined:
        return words('chooseSpace');
      case 'clue':
      // A neighbour reads the button, too.
      case 'pieces':
        return toLook;
      case 'paying':
        return words('hold.paying');
      default:
        return words('hold.space', { space: formatHex(opened) });
    }
  };
}
