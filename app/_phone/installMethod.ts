'use client';

import { useSyncExternalStore } from 'react';
import { requestPersistentStorage } from './storagePermission';

/**
 * How to install Fieldbook on the home screen: it already is (`app`); by the browser's prompt (`prompt`); by the Share
 * button, as on iPhones and iPads (`share`); by the browser's menu (`menu`); perhaps by its menu (`elsewhere`); or not
 * at all, because the page is not a secure context (`insecure`).
 */
export type InstallMethod = 'app' | 'prompt' | 'share' | 'menu' | 'elsewhere' | 'insecure';

/** The facts about a browser that decide its install method. */
export interface Browser {
  readonly isApp: boolean;
  readonly isSecure: boolean;
  readonly hasPrompt: boolean;
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`. */
  readonly touchPoints: number;
}

export function installMethod(browser: Browser): InstallMethod {
  if (browser.isApp) return 'app';
  if (browser.hasPrompt) return 'prompt';
  if (!browser.isSecure) return 'insecure';
  if (isApple(browser)) return 'share';
  return /Android.*Firefox\//.test(browser.userAgent) ? 'menu' : 'elsewhere';
}

/** An iPad's user agent says Macintosh, but no Mac has a touch screen. */
const isApple = ({ userAgent, touchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

const STANDALONE = '(display-mode: standalone)';

/** How this browser installs Fieldbook; `undefined` until hydration. */
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
 * Chromium's install prompt event; other browsers have none. It fires once, soon after load, and the browser would then
 * show the prompt: `_server/pageScripts` stores the event until the user requests it.
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

/** Whether the prompt is available: not once the app is installed or the prompt has been shown. */
const hasPrompt = (): boolean => window.heldInstall !== undefined;

const watchers = new Set<() => void>();

/** Calls `onChange` when the prompt becomes available or unavailable. Returns the unsubscribe function. */
function watchPrompt(onChange: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('beforeinstallprompt', notifyWatchers);
    window.addEventListener('appinstalled', dropPrompt);
  }
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    window.removeEventListener('beforeinstallprompt', notifyWatchers);
    window.removeEventListener('appinstalled', dropPrompt);
  };
}

function notifyWatchers(): void {
  for (const onChange of watchers) onChange();
}

function dropPrompt(): void {
  window.heldInstall = undefined;
  notifyWatchers();
}

/** Shows the browser's prompt, which works only once. Returns whether it was accepted. */
export async function showPrompt(): Promise<boolean> {
  const prompt = window.heldInstall;
  dropPrompt();
  const isAccepted = (await prompt?.prompt())?.outcome === 'accepted';
  // Chromium grants installed apps persistent storage without asking.
  if (isAccepted) void requestPersistentStorage();
  return isAccepted;
}
