'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { chosenLanguage } from '@/app/_words/languageCookie';
import { isServerReachable, whenReachable } from './connection';

/**
 * Switches the page to the language chosen in another window once the user returns to this one, since the server's
 * responses are in that language from then on. Typed text and open sheets stay, unlike after a reload.
 */
export function FollowLanguage() {
  const router = useRouter();
  const shown = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page shown in another language has followed already.
  useEffect(() => {
    // Not the page's language: a cached page may stay in another one.
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
    // Of two windows side by side both are visible, so `visibilitychange` is not enough.
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
