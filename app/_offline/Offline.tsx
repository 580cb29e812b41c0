'use client';

import { useEffect } from 'react';
import { startTelling } from '@/app/_phone/startTelling';
import { OfflineLinks } from './OfflineLinks';
import { keepOffline } from './offlineWorker';

/**
 * What every page does for when there is no server: keeps what can be shown then, stops what cannot, and tells the
 * server what has waited for it.
 */
export function Offline() {
  useEffect(() => void keepOffline(), []);
  useEffect(startTelling, []);
  // What tests wait for: from now on links are stopped.
  useEffect(() => void performance.mark('fieldbook:offline'), []);
  return <OfflineLinks />;
}
