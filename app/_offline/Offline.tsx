'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { startSending } from '@/app/_phone/sendOutbox';
import { Button } from '@/app/_ui/Button';
import { isConnectionLost, whenBack } from '@/app/_ui/connection';
import { Sheet } from '@/app/_ui/Sheet';
import { parseTableRoute } from '@/app/kept/tableRoute';
import { isShownOffline } from './offlinePages';
import { isKeptOffline, keepOffline } from './offlineWorker';

/**
 * What every page does for when there is no server: keeps what can be shown then, stops what cannot, and tells the
 * server what has waited for it.
 */
export function Offline() {
  useEffect(() => void keepOffline(), []);
  useEffect(startSending, []);
  // What tests wait for: from now on links are stopped.
  useEffect(() => void performance.mark('fieldbook:offline'), []);
  return <OfflineLinks />;
}

/**
 * A link that is followed without a connection, to a page that the phone does not keep, ends on the browser's own
 * error page: this stops it, and says so.
 */
function OfflineLinks() {
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
  return link.closest('[data-own-ways]') !== null && parseTableRoute(link.pathname) !== undefined;
}

/** Why a link leads nowhere just now; for as long as that is so. */
function NoConnection({ onClose }: { onClose: () => void }) {
  const words = useTranslations('ui');
  const close = useEffectEvent(onClose);
  useEffect(() => whenBack(() => close()), []);
  return (
    <Sheet title={words('noConnection')} onClose={onClose}>
      <p>{words('noConnectionNote')}</p>
      <Button onClick={onClose}>{words('close')}</Button>
    </Sheet>
  );
}
