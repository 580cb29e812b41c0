/** The outcome: `cancelled` in the phone's share sheet, `selected` to be copied by hand, or `refused`. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'selected' | 'refused';

/**
 * Shares `shared` with another app. If the browser cannot, it copies the text of `shown`, and if it cannot do that
 * either, selects it: over plain http, and inside some apps, browsers allow neither. Without `shared` it only copies.
 */
export async function shareOrCopy(
  shown: Element | null,
  shared?: ShareData,
): Promise<ShareOutcome> {
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
