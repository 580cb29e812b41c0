import { endGame, sitEverywhere } from '../ending';
import { expect, test } from '../fixtures';

test('the page of an evening is only for players at its table, and is never cached', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'evening page' });
  const [phone, stranger] = [await device(), await device()];
  await sitEverywhere(phone, code, ['Mara', 'Jonas', 'Kwame']);
  await endGame(phone, code, { by: 1, found: true });
  const page = await phone.get(`/games/${code}/evening`);
  expect(page.status()).toBe(200);
  expect(page.headers()['cache-control']).toContain('no-store');
  expect(await page.text()).toContain('Kwame');

  const missing = await stranger.get(`/games/${code}/evening`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).not.toContain('Kwame');
});
