/**
 * The error of a page whose messages do not load, so that it cannot be hydrated: the only text that is not a message.
 * Added to the document without React, above the server's HTML.
 */
let notice: HTMLElement | undefined;
/** The addresses of the files that have not loaded. */
const missing = new Set<string>();

/** Reports a file that does not load, with a button that reloads the page. */
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

/** Called once a file has loaded. Hides the error if no other is missing. */
export function hideMissingWords(address: string): void {
  missing.delete(address);
  if (missing.size > 0) return;
  notice?.remove();
  notice = undefined;
}
