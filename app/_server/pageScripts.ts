import { THEME_COOKIE, THEME_GROUNDS } from '@/app/_ui/theme';
import { PLAYED_COOKIE } from '@/app/deviceCookie';

/**
 * Applies this device's chosen theme before the first paint, and colours the browser's bars to match: the first
 * theme-color meta of a page wins, so this one goes before those for light and dark. Marks a device with games, whose
 * start page has a lower cover. Inline, since a service worker may serve a page cached before either was set.
 */
export const THEME_SCRIPT = `{
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
if (/(?:^|; )${PLAYED_COOKIE}=/.test(document.cookie)) root.dataset.played = '';
}
`;

/**
 * Holds back the browser's install prompt until the user requests it (`app/_phone/installMethod`). Inline, since the
 * event may fire before any other script runs.
 */
export const INSTALL_SCRIPT = `addEventListener('beforeinstallprompt', offer => {
offer.preventDefault();
window.heldInstall = offer;
});`;
