import { THEME_COOKIE, THEME_GROUNDS } from '@/app/_ui/theme';
import { ANSWER_HEADER } from '@/app/addresses';
import { PLAYED_COOKIE } from '@/app/deviceCookie';

/**
 * Applies this device's chosen theme before the first paint, and colours the browser's bars to match: the first
 * theme-color meta of a page wins, so this one is inserted before those for light and dark. Marks a device with games,
 * so that its start page reserves space for those to resume, and an address with a hash, which the server never sees. A
 * script, since a service worker may serve a page that was cached before the cookies were set.
 */
const THEME_SCRIPT = `{
const root = document.documentElement;
const bars = document.createElement('meta');
bars.name = 'theme-color';
const colorBars = () => {
bars.content = ${JSON.stringify(THEME_GROUNDS)}[root.dataset.theme] ?? '';
if (bars.content) document.head.prepend(bars);
else bars.remove();
};
new MutationObserver(colorBars).observe(root, { attributeFilter: ['data-theme'] });
const [, theme] = /(?:^|; )${THEME_COOKIE}=(paper|lantern)/.exec(document.cookie) ?? [];
if (theme) root.dataset.theme = theme;
const [, played] = /(?:^|; )${PLAYED_COOKIE}=(\\d)/.exec(document.cookie) ?? [];
if (played) root.dataset.played = played;
if (location.hash.length > 1) root.dataset.hash = '';
}
`;

/**
 * Stores the event of the browser's install prompt until the user requests it (`app/_phone/installMethod`). Inline,
 * since the event may fire before any other script runs.
 */
const INSTALL_SCRIPT = `addEventListener('beforeinstallprompt', offer => {
offer.preventDefault();
window.heldInstall = offer;
});
`;

/**
 * Buffers clicks, input and submits until the page is hydrated; then `_ui/EarlyInput` replays them. Elements with
 * `data-waits` are hydrated later. A clicked button shows that it is waiting (`data-early`). Links, fields, and forms
 * with an `action` work without scripts, so the browser handles them. A clue's button shows that it is waiting but is
 * not replayed, since its player may have let go.
 */
export const EARLY_INPUT_SCRIPT = `{
let inputs = [];
let isAlive = false;
const waits = element => !isAlive || element.closest('[data-waits]') !== null;
const hold = event => {
const { target, type } = event;
if (!waits(target)) return;
const button = target.closest('button');
const isClue = button?.matches('.hold-button');
if (type === 'input') {
if (inputs.at(-1)?.target === target) inputs.pop();
inputs.push({ type, target, value: target.value, checked: target.checked });
} else if (type === 'pointerdown') {
if (isClue) button.setAttribute('data-early', '');
} else if (target.closest('[action]') || (!button && target.closest('a, label, input, select, textarea'))) {
return;
} else {
event.preventDefault();
if (button?.matches('[data-early], [aria-disabled=true]')) return;
button?.setAttribute('data-early', '');
if (isClue) return;
const tapped = button ?? target;
const { left, top, width, height } = tapped.getBoundingClientRect();
const x = (event.clientX - left) / (width || 1) || 0;
const y = (event.clientY - top) / (height || 1) || 0;
inputs.push({ type, target: tapped, name: button && button.getAttribute('aria-label') + button.textContent, x, y, detail: event.detail });
}
if (inputs.length > 200) inputs.shift();
};
const types = ['pointerdown', 'click', 'input', 'submit'];
for (const type of types) addEventListener(type, hold, true);
window.takeEarlyInputs = () => {
isAlive = true;
if (!document.querySelector('[data-waits]')) for (const type of types) removeEventListener(type, hold, true);
for (const early of document.querySelectorAll('[data-early]')) if (!waits(early)) early.removeAttribute('data-early');
const taken = inputs.filter(({ target }) => !waits(target));
inputs = inputs.filter(({ target }) => waits(target));
return taken;
};
}
`;

/**
 * If a cached script or style sheet is broken, clears all caches, has the service worker refill them, and reloads:
 * otherwise the page could never start again. Only once per visit, and only while the server responds, since a phone
 * without a network has no other files. `_words/wordsAt` does the same if messages are broken.
 */
export const UNUSABLE_FILES_SCRIPT = `window.keepFilesAnew = async () => {
const { serviceWorker } = navigator;
try {
if (!serviceWorker?.controller || sessionStorage.getItem('fieldbook-anew')) return false;
const health = { cache: 'no-store', signal: AbortSignal.timeout(5000) };
if (!(await fetch('/api/health', health)).headers.has('${ANSWER_HEADER}')) return false;
sessionStorage.setItem('fieldbook-anew', 'yes');
for (const name of await caches.keys()) await caches.delete(name);
serviceWorker.controller.postMessage('build anew');
location.reload();
return true;
} catch {
return false;
}
};
addEventListener('error', ({ target, filename, error }) => {
const file = target.src ?? target.href ?? (error instanceof SyntaxError ? filename : '');
if (file?.includes('/_next/')) keepFilesAnew();
}, true);
`;

/** The inline scripts of every page, in its head. */
export const PAGE_SCRIPTS = [
  THEME_SCRIPT,
  INSTALL_SCRIPT,
  EARLY_INPUT_SCRIPT,
  UNUSABLE_FILES_SCRIPT,
].join('');
