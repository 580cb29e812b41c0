import { useEffect, useState } from 'react';
import { isConnectionLost } from '@/app/_ui/connection';
import { readTablePlace } from '@/app/kept/tablePlace';
import { NoConnection } from './NoConnection';
import { isShownOffline } from './offlinePages';
import { isKeptOffline } from './offlineWorker';

/**
 * A link that is followed without a connection, to a page that the phone does not keep, ends on the browser's own
 * error page: this stops it, and says so.
 */
export function OfflineLinks() {
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    const stop = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link === null || !isConnectionLost() || leadsOn(link)) return;
      event.preventDefault();
      setStopped(true);
    };
    document.addEventListener('click', stop, true);
    return () => document.removeEventListener('click', stop, true);
  }, []);

  return isStopped && <NoConnection onClose={() => setStopped(false)} />;
}

/** Whether there is something to be shown: what the phone keeps, or what a table's page leads to by itself. */
function leadsOn(link: HTMLAnchorElement): boolean {
  // Such as a file that the page itself has made.
  if (!link.protocol.startsWith('http')) return true;
  if (link.origin !== window.location.origin) return false;
  if (isKeptOffline()) return isShownOffline(link.pathname);
  return link.closest('[data-own-ways]') !== null && readTablePlace(link.pathname) !== undefined;
}
