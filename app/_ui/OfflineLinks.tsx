'use client';

import { useEffect, useState } from 'react';
import { isConnectionLost } from './connection';
import { later } from './later';

const NoConnection = later(async () => (await import('./NoConnection')).NoConnection);

/** A link that is followed without a connection ends on the browser's own error page: this stops it, and says so. */
export function OfflineLinks() {
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (!isConnectionLost() || !(event.target as Element).closest('a[href]')) return;
      event.preventDefault();
      setStopped(true);
    };
    document.addEventListener('click', stop, true);
    return () => document.removeEventListener('click', stop, true);
  }, []);

  return isStopped && <NoConnection onClose={() => setStopped(false)} />;
}
