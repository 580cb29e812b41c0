// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { type MemoryServer, memoryServer } from '@/app/_state/testing/memoryServer';
import { address } from '@/app/_ui/testing/nextNavigation';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { readStoredMap } from '@/lib/map/mapCode';
import { findFairSets } from '@/lib/solver/fairSets';
import { CodeScreen } from './CodeScreen';

const CODE = 'B74362132084212850838A';

stubPhoneWorker();

let server: MemoryServer;
beforeEach(() => {
  server = memoryServer();
  // The page parses map codes locally and needs no server.
  server.isReachable = false;
  window.location.hash = '';
  address.set('/new/code');
});

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Map code' }), { target: { value: text } });

const isUsable = () =>
  screen.getByRole('button', { name: 'Use this map' }).getAttribute('aria-disabled') !== 'true';

test('a code scanned from another table shows its map', async () => {
  window.location.hash = CODE;
  await renderInWords(<CodeScreen />);
  screen.getByText('A map for the advanced game.');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Map code' });
  expect(field.value).toBe(CODE);
  expect(isUsable()).toBe(true);
});

test('the page says how many fair deals the map has', async () => {
  window.location.hash = CODE;
  await renderInWords(<CodeScreen />);
  const counts = findFairSets(readStoredMap(CODE)).counts();
  const [four, five] = [counts[4], counts[5]].map(count => count.toLocaleString('en'));
  await screen.findByText(
    `Sets of clues that leave a single space on this map: ${counts[3]} for three players, ${four} for two or four, ${five} for five.`,
  );
});

for (const { title, text, message } of [
  {
    title: 'with a stray letter',
    text: 'AB378C2B1770744B5X',
    message: '0 to 9 and the letters A to C',
  },
  { title: 'with a tile twice', text: 'AA378C2B1770744B57', message: 'A tile is there twice' },
  {
    title: 'with two structures on a space',
    text: 'AB378C2B2B70744B57',
    message: 'Several structures are on ',
  },
]) {
  test(`the page shows what is wrong with a code ${title}`, async () => {
    await renderInWords(<CodeScreen />);
    type(CODE);
    expect(isUsable()).toBe(true);
    type(text);
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(isUsable()).toBe(false);
  });
}

test('the characters of an incomplete code are counted, without an error', async () => {
  await renderInWords(<CodeScreen />);
  type('AB3 78c');
  screen.getByText('Map code: 6 of 18 or 22 characters');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(isUsable()).toBe(false);
});
