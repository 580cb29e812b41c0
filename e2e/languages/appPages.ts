import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../server';

/** Pages that open over another page, at their own address. */
const OVER = '/@over/(.)';

/** Every page for players, named like its folder: `/games/[code]/sit`, `/@over/(.)settings`. */
export const APP_PAGES: readonly string[] = readdirSync(join(ROOT, 'app'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter(file => /(^|\/)page\.tsx$/.test(file))
  .map(file => `/${dirname(file)}`.replace(/^\/(\.|\(start\))$/, '/'));

/** The page at an address; `isOver` if it is open over another page. */
export function pageAt(address: string, isOver: boolean): string | undefined {
  const path = new URL(address).pathname;
  // A rewrite in next.config.js.
  if (path.startsWith('/games/phone-')) return '/kept';
  const fits = (page: string) => patternOf(page).test(path);
  return isOver
    ? APP_PAGES.find(page => page.startsWith(OVER) && fits(page.replace(OVER, '/')))
    : APP_PAGES.find(fits);
}

const patternOf = (page: string): RegExp => new RegExp(`^${page.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
