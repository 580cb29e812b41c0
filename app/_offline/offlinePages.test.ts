import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isShownOffline, OFFLINE_PAGES } from './offlinePages';

const app = fileURLToPath(new URL('..', import.meta.url));
/** The paths of all pages, without overlays. */
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter(file => /(^|\/)page\.tsx$/.test(file) && !file.startsWith('@'))
  .map(file => `/${dirname(file)}`.replace(/\/\([^)]+\)/g, '').replace(/^\/?\.?$/, '/'));

test('every page is cached except those of tables', () => {
  const shown = pages.filter(page => !page.startsWith('/games/'));
  expect(shown.toSorted()).toEqual([...OFFLINE_PAGES].toSorted());
});

test.each([
  '/games/KRWNQT',
  '/games/krwnqt/',
  '/games/KRWNQT/lay',
  '/games/KRWNQT/seats/5',
  '/games/phone-KRWNQT/pass',
])('%s is shown offline by the fallback page', path => {
  expect(isShownOffline(path)).toBe(true);
});

test.each([
  '/games/KRWNQT/sit',
  '/games/KRWNQT/seats/6',
  '/games/KRWNQT/seats/1/take',
  '/games/AAAAAA',
  '/krwnqt',
])('%s needs a server', path => {
  expect(isShownOffline(path)).toBe(false);
});
