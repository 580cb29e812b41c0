import { THEME_COOKIE } from '@/app/_ui/theme';

/**
 * Puts on the theme that somebody chose on this device, before anything of the page is to be seen. In the page
 * itself, since a phone shows pages that it has kept from before the choice.
 */
export const THEME_SCRIPT = `{
const [, theme] = /(?:^|; )${THEME_COOKIE}=(paper|lantern)/.exec(document.cookie) ?? [];
if (theme) document.documentElement.dataset.theme = theme;
}`;
