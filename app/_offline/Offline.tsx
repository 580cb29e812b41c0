'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { startSending } from '@/app/_phone/sendOutbox';
import { Button } from '@/app/_ui/Button';
import { isConnectionLost, whenReachable } from '@/app/_ui/connection';
import { markPage } from '@/app/_ui/pageMarks';
import { Sheet } from '@/app/_ui/Sheet';
import { isShownOffline } from './offlinePages';
import { isServedOffline, registerServiceWorker } from './offlineWorker';
import { parseTableRoute } from './parseTableRoute';

/** The offline support of every page: caches the offline pages, blocks links that would fail, and sends outboxes. */
export function Offline() {
  useEffect(() => void registerServiceWorker(), []);
  useEffect(startSending, []);
  return <OfflineLinks />;
}

/** Intercepts links that would end on the browser's error page while offline, and explains why. */
function OfflineLinks() {
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    const stop = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link === null || !isConnectionLost() || worksOffline(link)) return;
      event.preventDefault();
      setStopped(true);
    };
    document.addEventListener('click', stop, true);
    markPage('offline');
    return () => document.removeEventListener('click', stop, true);
  }, []);

  return isStopped && <NoConnection onClose={() => setStopped(false)} />;
}

/** Whether the link works offline: the phone caches its page, or the table page handles the link itself. */
function worksOffline(link: HTMLAnchorElement): boolean {
  // For example, a `blob:` link to a file that the page has created.
  if (!link.protocol.startsWith('http')) return true;
  if (link.origin !== window.location.origin) return false;
  if (isServedOffline()) return isShownOffline(link.pathname);
  return link.closest('[data-own-ways]') !== null && parseTableRoute(link.pathname) !== undefined;
}

/** Explains why a link fails at present; closes once the server is reachable. */
function NoConnection({ onClose }: { onClose: () => void }) {
  const words = useTranslations('ui');
  const close = useEffectEvent(onClose);
  useEffect(() => whenReachable(() => close()), []);
  return (
    <Sheet title={words('noConnection')} onClose={onClose}>
      <p>{words('noConnectionNote')}</p>
      <Button onClick={onClose}>{words('close')}</Button>
    </Sheet>
  );
}
