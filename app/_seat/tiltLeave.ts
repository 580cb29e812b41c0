/**
 * iPhones and iPads tell a page how they lie only with their owner's leave. A page may ask for it while
 * somebody taps or lets go, and the phone forgets the answer when Safari is closed.
 */

/** What somebody answered to our own asking; kept on the phone. */
export type Answer = 'yes' | 'no';

const KEPT_AS = 'fieldbook-face-down';

/** Has the phone ask its owner, unless it still knows; nothing where it may not be asked just now. */
export async function askPhone(): Promise<'granted' | 'denied' | undefined> {
  if (!('requestPermission' in DeviceOrientationEvent)) return undefined;
  if (typeof DeviceOrientationEvent.requestPermission !== 'function') return undefined;
  try {
    const answer: unknown = await DeviceOrientationEvent.requestPermission();
    return answer === 'granted' || answer === 'denied' ? answer : undefined;
  } catch {
    return undefined;
  }
}

export function recallAnswer(): Answer | undefined {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return kept === 'yes' || kept === 'no' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Where a phone keeps nothing for us, the answer holds for as long as the page is open. */
export function keepAnswer(answer: Answer): void {
  try {
    localStorage.setItem(KEPT_AS, answer);
  } catch {
    return;
  }
}
