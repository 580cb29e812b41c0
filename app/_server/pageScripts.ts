import { THEME_COOKIE, THEME_GROUNDS } from '@/app/_ui/theme';

/**
 * Puts on the theme that somebody chose on this device, before anything of the page is to be seen, and keeps the bars
 * around the page in its colour: the first that a page names counts, and stands before those by day and by night. In
 * the page itself, since a phone shows pages that it has kept from before the choice.
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
}
`;

/**
 * Holds back the browser's own offer to install the page as an app, until somebody asks for it
 * (`app/_phone/installMethod`). In the page itself, since it may come before any other script does.
 */
export const INSTALL_SCRIPT = `addEventListener('beforeinstallprompt', offer => {
offer.preventDefault();
window.heldInstall = offer;
});`;
