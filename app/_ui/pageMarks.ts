/**
 * The state of a loaded page, as attributes of its `<html>` (`data-alive`), for tests and tools: `alive` once the page
 * is hydrated and buffered input is replayed, `parts` while no lazy component is still to be prefetched, and `offline`
 * once links that would fail are intercepted.
 */
type PageMark = 'alive' | 'parts' | 'offline';

export function markPage(mark: PageMark): void {
  document.documentElement.dataset[mark] = '';
}

export function unmarkPage(mark: PageMark): void {
  delete document.documentElement.dataset[mark];
}
