'use client';

import { useSyncExternalStore } from 'react';
import { hasPrompt, watchPrompt } from './installPrompt';
import { type InstallWay, installWay } from './installWay';

const STANDALONE = '(display-mode: standalone)';

/** How this browser installs Fieldbook; nothing before the page is alive. */
export const useInstallWay = (): InstallWay | undefined =>
  useSyncExternalStore<InstallWay | undefined>(watchPrompt, readWay, () => undefined);

const readWay = (): InstallWay =>
  installWay({
    isApp: matchMedia(STANDALONE).matches,
    isSecure: window.isSecureContext,
    hasPrompt: hasPrompt(),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });
