import { THEME_COOKIE, THEME_GROUNDS } from '@/app/_ui/theme';

/**
 * Puts on the theme that somebody chose on this device, before anything of the page is to be seen, and gives its
 * colour to the bars around the page. In the page itself, since a phone shows pages that it has kept from before
 * the choice.
 */
export const THEME_SCRIPT = `{
const [, theme] = /(?:^|; )${THEME_COOKIE}=(paper|lantern)/.exec(document.cookie) ?? [];
if (theme) {
document.documentElement.dataset.theme = theme;
const bar = document.createElement('meta');
bar.name = 'theme-color';
bar.content = ${JSON.stringify(THEME_GROUNDS)}[theme];
document.head.prepend(bar);
}
}
`;
