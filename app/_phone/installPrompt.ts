/**
 * The browser's own offer to install the page as an app (Chromium's; others have none). It comes soon after the page
 * has loaded, once, and would show itself: it is held back here, and shown when somebody asks for it.
 */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

let held: InstallPrompt | undefined;
const watchers = new Set<() => void>();

function hold(prompt: InstallPrompt | undefined): void {
  held = prompt;
  for (const onChange of watchers) onChange();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    hold(event);
  });
  window.addEventListener('appinstalled', () => hold(undefined));
}

/** Nothing where the browser offers nothing, where it is installed, and once it has been asked. */
export const heldPrompt = (): InstallPrompt | undefined => held;

/** Shows the browser's offer, which can be done once. Whether it was taken. */
export async function showPrompt(): Promise<boolean> {
  const prompt = held;
  hold(undefined);
  return (await prompt?.prompt())?.outcome === 'accepted';
}

/** Calls `onChange` whenever there is an offer or none any more, until the result is called. */
export function watchPrompt(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
