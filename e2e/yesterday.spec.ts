import { readFileSync } from 'node:fs';
import { claim } from './ask';
import { expect, test } from './fixtures';
import { keepRows, keptRows } from './shelf';
import { gameAt, viewTable } from './table';

/** What a phone kept until 24 November 2026, when changes got names. */

test('what waited on a phone since yesterday is told, in its order', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, countLooks: true });
  const [{ page }, others] = [await player(), await device()];
  await page.goto('/');
  await claim(page.request, gameAt(code), 1, { name: 'Ana' });
  for (const seat of [2, 3]) await claim(others, gameAt(code), seat);
  await page.request.post(`${gameAt(code)}/record`, { data: { seat: 1, does: 'start' } });
  const cube = { does: 'place', owner: 0, space: { row: 1, col: 1 }, kind: 'cube', entries: 0 };
  const waiting = [
    { does: 'look', id: 1, seat: 1, heldUntil: 5 },
    {
      does: 'vote',
      id: 2,
      seat: 1,
      cast: { matter: 'hint', answer: 'agree' },
      question: { isOpen: false, call: null, since: null },
    },
    { does: 'record', id: 3, seat: 1, recording: cube, at: 1_795_000_000_000 },
    {
      ...{ does: 'record', id: 4, seat: 1, at: 1_795_000_000_001 },
      recording: { does: 'correct', owner: 0, space: { row: 1, col: 1 }, instead: 1, entries: 1 },
    },
  ];
  expect(await keepRows(page, [{ store: 'outbox', value: { code, waiting } }])).toBeUndefined();
  await page.goto(`/games/${code}`);
  await expect
    .poll(async () => (await viewTable(others, code)).record?.entries)
    .toMatchObject([{ does: 'place', owner: 0, by: 1 }]);
  const view = await viewTable(others, code);
  expect(view.seats[0]?.looks.count).toBe(1);
  expect(view.hint.voters).toEqual([1]);
  // A correction that does not say of which entry is not told, and says so until somebody goes on.
  await page.goto(`/games/${code}/record`);
  await expect(page.getByRole('button', { name: 'Log · 1' })).toBeVisible();
  await expect.poll(() => keptRows(page, 'outbox')).toBe(1);
});

test('a game and notes that a phone kept yesterday are there', async ({ player }) => {
  const { page } = await player();
  const { onePhone } = JSON.parse(
    readFileSync(new URL('../lib/store/yesterday/format6.json', import.meta.url), 'utf8'),
  );
  const { code } = onePhone.document;
  await page.goto('/');
  const document = JSON.stringify(onePhone.document);
  expect(await keepRows(page, [{ store: 'games', value: { code, document } }])).toBeUndefined();
  const [text] = onePhone.told.notebooks.filter(Boolean);
  await page.evaluate(
    ([name, notes]) => localStorage.setItem(name ?? '', notes ?? ''),
    [`fieldbook-notebook-${code}-1`, JSON.stringify({ text, isWithSeat: false, isTold: true })],
  );
  await page.goto(`/games/${code}/record`);
  await expect(page.getByText(/Bence/).first()).toBeVisible();
  await page.goto(`/games/${code}/seats/1/notebook`);
  await expect(page.getByRole('heading', { name: 'Notebook' }).first()).toBeVisible();
  await expect(page.getByText('newer')).toHaveCount(0);
});
