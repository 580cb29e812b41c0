import { askToKeepForGood } from './keepForGood';

/**
 * The browser's own offer to install the page as an app (Chromium's; others have none). It comes once, soon after the
 * page has loaded, and would show itself: `_server/installScript` holds it back, and it is shown when somebody asks.
 */
export interface InstallPrompt extends Event {
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
export const hasPrompt = (): boolean => window.heldInstall !== undefined;

const watchers = new Set<() => void>();

/** Calls `onChange` whenever there is an offer or none any more, until the result is called. */
export function watchPrompt(onChange: () => void): () => void {
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
  if (isTaken) void askToKeepForGood();
  return isTaken;
}
