'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { chosenLanguage } from '@/app/_words/languageCookie';
import { isServerReachable, whenReachable } from './connection';

/**
 * Shows the page in the language chosen in another window, once somebody comes back to this one: whatever the server
 * sends from then on is in that language. What is typed or open stays, as it would not after a reload.
 */
export function FollowLanguage() {
  const router = useRouter();
  const shown = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is shown in another language follows it already.
  useEffect(() => {
    // Not the language shown: a page from the phone's cache may stay in another one.
    let followed = chosenLanguage();
    let cancel = () => {};
    async function follow() {
      const chosen = chosenLanguage();
      if (chosen === followed) return;
      followed = chosen;
      // Without the server Next would reload the page in the cached language.
      if (await isServerReachable()) router.refresh();
      else cancel = whenReachable(() => router.refresh());
    }
    // Of two windows side by side both are visible.
    window.addEventListener('focus', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      cancel();
      window.removeEventListener('focus', follow);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [router, shown]);
  return null;
}
