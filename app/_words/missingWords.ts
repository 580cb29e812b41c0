/**
 * What a page says that cannot get its messages, and therefore not come alive: the only text outside them. It stands over
 * the server's page, which React has not made its own yet.
 */
let notice: HTMLElement | undefined;
/** The files that have not come. */
const missing = new Set<string>();

/** Shows that the page is not complete, with a button that loads it again. */
export function showMissingWords(address: string): void {
  missing.add(address);
  if (notice !== undefined) return;
  const sentence = document.createElement('p');
  sentence.textContent = 'This page has not loaded completely.';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button primary';
  button.textContent = 'Try again';
  button.addEventListener('click', () => window.location.reload());
  notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.lang = 'en';
  notice.className = 'missing-words';
  notice.append(sentence, button);
  document.body.append(notice);
}

/** A file has come. */
export function hideMissingWords(address: string): void {
  missing.delete(address);
  if (missing.size > 0) return;
  notice?.remove();
  notice = undefined;
}
