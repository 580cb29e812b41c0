'use client';

import { useSyncExternalStore } from 'react';
import { requestPersistentStorage } from './storagePermission';

/**
 * How Fieldbook gets onto a phone's home screen: it is there already (`app`); the browser offers it (`prompt`); by the
 * Share button, as on iPhones and iPads (`share`); by the browser's menu (`menu`); perhaps by that (`elsewhere`); or not
 * at all, since the address is not a safe one (`insecure`).
 */
export type InstallMethod = 'app' | 'prompt' | 'share' | 'menu' | 'elsewhere' | 'insecure';

/** What a browser tells of itself. */
export interface Browser {
  readonly isApp: boolean;
  readonly isSecure: boolean;
  readonly hasPrompt: boolean;
  readonly userAgent: string;
  /** How many fingers the screen feels at once, from 0. */
  readonly touchPoints: number;
}

export function installMethod(browser: Browser): InstallMethod {
  if (browser.isApp) return 'app';
  if (browser.hasPrompt) return 'prompt';
  if (!browser.isSecure) return 'insecure';
  if (isApple(browser)) return 'share';
  return /Android.*Firefox\//.test(browser.userAgent) ? 'menu' : 'elsewhere';
}

/** An iPad calls itself a Mac; no Mac has a screen to touch. */
const isApple = ({ userAgent, touchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

const STANDALONE = '(display-mode: standalone)';

/** How this browser installs Fieldbook; nothing before the page is alive. */
export const useInstallMethod = (): InstallMethod | undefined =>
  useSyncExternalStore<InstallMethod | undefined>(watchPrompt, readMethod, () => undefined);

const readMethod = (): InstallMethod =>
  installMethod({
    isApp: matchMedia(STANDALONE).matches,
    isSecure: window.isSecureContext,
    hasPrompt: hasPrompt(),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });

/**
 * The browser's own offer to install the page as an app (Chromium's; others have none). It comes once, soon after the
 * page has loaded, and would show itself: `_server/pageScripts` holds it back, and it is shown when somebody asks.
 */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  interface Window {
    heldInstall?: InstallPrompt | undefined;
  }
}

/** Whether the browser offers it: not where it is installed, nor once it has been asked. */
const hasPrompt = (): boolean => window.heldInstall !== undefined;

const watchers = new Set<() => void>();

/** Calls `onChange` whenever there is an offer or none any more, until the result is called. */
function watchPrompt(onChange: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('beforeinstallprompt', tellWatchers);
    window.addEventListener('appinstalled', dropPrompt);
  }
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    window.removeEventListener('beforeinstallprompt', tellWatchers);
    window.removeEventListener('appinstalled', dropPrompt);
  };
}

function tellWatchers(): void {
  for (const onChange of watchers) onChange();
}

function dropPrompt(): void {
  window.heldInstall = undefined;
  tellWatchers();
}

/** Shows the browser's offer, which can be done once. Whether it was taken. */
export async function showPrompt(): Promise<boolean> {
  const prompt = window.heldInstall;
  dropPrompt();
  const isTaken = (await prompt?.prompt())?.outcome === 'accepted';
  // What is installed is given more: Chromium keeps its games for good, and asks nobody.
  if (isTaken) void requestPersistentStorage();
  return isTaken;
}
