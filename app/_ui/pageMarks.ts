/**
 * What has become of a page since it was loaded, as attributes of its `<html>` (`data-alive`), for tests and tools: `alive`
 * once input has its effect and what was held back is done, `parts` while no part of it is still to be fetched, and
 * `offline` once links that would fail are intercepted.
 */
type PageMark = 'alive' | 'parts' | 'offline';

export function markPage(mark: PageMark): void {
  document.documentElement.dataset[mark] = '';
}

export function unmarkPage(mark: PageMark): void {
  delete document.documentElement.dataset[mark];
}
