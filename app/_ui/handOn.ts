/** What became of it: `cancelled` in the phone's own sheet, `selected` to be copied by hand, or `refused`. */
export type HandedOn = 'shared' | 'cancelled' | 'copied' | 'selected' | 'refused';

/**
 * Gives `shared` to another app if the browser can, or else copies the text of `shown`, or else selects it there.
 * Over plain http, and inside some apps, browsers allow neither. To copy only, share nothing.
 */
export async function handOn(shown: Element | null, shared?: ShareData): Promise<HandedOn> {
  try {
    if (shared && navigator.share) {
      await navigator.share(shared);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
  }
  if (shown === null) return 'refused';
  try {
    await navigator.clipboard.writeText(shown.textContent);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(shown);
    // Obsolete, but the only way over plain http.
    return document.execCommand('copy') ? 'copied' : 'selected';
  }
}
