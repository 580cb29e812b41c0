import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  ADDRESSES,
  assistAddress,
  eveningAddress,
  foundAddress,
  handOutAddress,
  helpAddress,
  layAddress,
  notebookAddress,
  passAddress,
  recordAddress,
  replayAddress,
  seatAddress,
  sitAddress,
  tableAddress,
  takeAddress,
} from './addresses';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** In Next, folders in parentheses are not part of the address. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => /(^|\/)page\.tsx$/.test(file))
  .map(file => `/${dirname(file)}`.replace(/\/\([^)]+\)/g, '').replace(/^\/?\.?$/, '/'));

test.each([
  ...Object.values(ADDRESSES),
  tableAddress('[code]'),
  layAddress('[code]'),
  foundAddress('[code]'),
  recordAddress('[code]'),
  eveningAddress('[code]'),
  replayAddress('[code]'),
  assistAddress('[code]'),
  handOutAddress('[code]'),
  sitAddress('[code]'),
  passAddress('[code]'),
  seatAddress('[code]', 1).replace(/1$/, '[seat]'),
  notebookAddress('[code]', 1).replace('/1/', '/[seat]/'),
  takeAddress('[code]', 1).replace('/1/', '/[seat]/'),
])('there is a page at %s', address => {
  expect(pages).toContain(address);
});

test.each([
  [seatAddress('KRWNQX', 2), '#seat'],
  [notebookAddress('KRWNQX', 2), '#notebook'],
  [recordAddress('KRWNQX'), '#record'],
  [passAddress('KRWNQX'), '#seat'],
  [ADDRESSES.notebook, '#notebook'],
  [tableAddress('KRWNQX'), ''],
  [ADDRESSES.start, ''],
])('from %s, how to play opens at "%s"', (path, part) => {
  expect(helpAddress(path)).toBe(`${ADDRESSES.howToPlay}${part}`);
});
