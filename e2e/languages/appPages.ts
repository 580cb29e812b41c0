import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../server';

/** For us alone, and in English only. */
const UNSPOKEN: readonly string[] = ['/design'];

/** What lies over another page at that page's own address. */
const OVER = '/@over/(.)';

/** Every page that speaks to players, as its folder is named: `/games/[code]/sit`, `/@over/(.)settings`. */
export const APP_PAGES: readonly string[] = readdirSync(join(ROOT, 'app'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter(file => /(^|\/)page\.tsx$/.test(file))
  .map(file => `/${dirname(file)}`.replace(/^\/(\.|\(start\))$/, '/'))
  .filter(page => !UNSPOKEN.includes(page));

/** Which of them is at an address; `isOver` where it lies over another. */
export function pageAt(address: string, isOver: boolean): string | undefined {
  const path = new URL(address).pathname;
  // As next.config.js leads it.
  if (path.startsWith('/games/phone-')) return '/kept';
  const fits = (page: string) => patternOf(page).test(path);
  return isOver
    ? APP_PAGES.find(page => page.startsWith(OVER) && fits(page.replace(OVER, '/')))
    : APP_PAGES.find(fits);
}

const patternOf = (page: string): RegExp => new RegExp(`^${page.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
