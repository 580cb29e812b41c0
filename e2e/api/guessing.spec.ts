import type { APIResponse } from 'playwright/test';
import { claim, expectRefusal, send } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { createGame, gameAt, viewTable } from '../table';

const GUESSES = 5;
const SLOW = { GUESSES_PER_MINUTE: String(GUESSES) };

test('who guesses codes has to wait, who sits at the table does not', async ({ serve, device }) => {
  const { url } = await serve(SLOW);
  const [seated, guesser] = [await device(), await device()];
  const { code } = await createGame(seated, { mode: 'normal', players: 3 }, url);
  const game = gameAt(code, url);
  await claim(seated, game, 1);

  for (const wrong of wrongCodes(GUESSES)) {
    await expectRefusal(await guesser.get(gameAt(wrong, url)), 404, 'not-found');
  }
  await expectRefusedGuess(await guesser.get(gameAt('BDGHJK', url)));
  await expectRefusedGuess(await guesser.get(game));
  await expectRefusedGuess(await send(guesser, `${game}/seats/2/claim`, {}));
  await expectWaitPage(await guesser.get(`${url}/games/${code}`));

  expect((await viewTable(seated, code, url)).you).toEqual([1]);
  expect((await claim(seated, game, 2)).you).toEqual([1, 2]);
});

test('pages that are not there count as guesses', async ({ serve, device }) => {
  const { url } = await serve(SLOW);
  const guesser = await device();
  for (const wrong of wrongCodes(GUESSES)) await guesser.get(`${url}/games/${wrong}`);
  await expectRefusedGuess(await guesser.get(gameAt('BDGHJK', url)));
});

test('who guesses seats or digits has to wait', async ({ serve, device }) => {
  const { url } = await serve(SLOW);
  const [holder, guesser] = [await device(), await device()];
  const { code } = await createGame(holder, { mode: 'normal', players: 3 }, url);
  const game = gameAt(code, url);
  await claim(holder, game, 1);
  await holder.post(`${game}/seats/1/hand-over`);

  for (const seat of [1, 2]) await guesser.post(`${game}/seats/${seat}/look`);
  await guesser.get(`${game}/seats/3`);
  await send(guesser, `${game}/end`, { seat: 1 });
  // Letters are a faulty request and no guess.
  await send(guesser, `${game}/seats/1/take`, { digits: 'digits' });
  expect((await guesser.get(game)).status()).toBe(200);
  await send(guesser, `${game}/seats/2/hand-over`, {});
  await expectRefusedGuess(await send(guesser, `${game}/seats/1/take`, { digits: '123456' }));
});

test('a made-up forwarded address does not help', async ({ serve, device }) => {
  const { url } = await serve(SLOW);
  const guesser = await device();
  for (const [index, wrong] of wrongCodes(GUESSES).entries()) {
    await ask(guesser, gameAt(wrong, url), `203.0.113.${index}`);
  }
  await expectRefusedGuess(await ask(guesser, gameAt('BDGHJK', url), '203.0.113.99'));
});

test('behind a proxy the address counts that the proxy saw', async ({ serve, device }) => {
  const { url } = await serve({ ...SLOW, TRUSTED_PROXIES: '1' });
  const guesser = await device();
  for (const [index, wrong] of wrongCodes(GUESSES).entries()) {
    await ask(guesser, gameAt(wrong, url), `198.51.100.${index}, 203.0.113.1`);
  }
  const unknown = gameAt('BDGHJK', url);
  await expectRefusedGuess(await ask(guesser, unknown, '198.51.100.99, 203.0.113.1'));
  await expectRefusal(await ask(guesser, unknown, '203.0.113.1, 203.0.113.2'), 404, 'not-found');
});

test('guesses are counted by all servers together', async ({ serve, device }) => {
  const [here, there] = [await serve(SLOW), await serve(SLOW)];
  const guesser = await device();
  for (const wrong of wrongCodes(GUESSES)) await guesser.get(gameAt(wrong, here.url));
  await expectRefusedGuess(await guesser.get(gameAt('BDGHJK', there.url)));
});

test('wrong tries by others, at a table or beside it, shut nobody out', async ({
  serve,
  device,
}) => {
  const { url } = await serve({ ...SLOW, TRUSTED_PROXIES: '1' });
  const [holder, guesser, newcomer] = [await device(), await device(), await device()];
  const { code } = await createGame(holder, { mode: 'normal', players: 3 }, url);
  const game = gameAt(code, url);
  await claim(holder, game, 1);
  for (let n = 0; n < 8 * GUESSES; n++) {
    await ask(guesser, `${game}/seats/3`, `203.0.113.${n % 4}`);
  }
  await expectRefusedGuess(await ask(guesser, game, '203.0.113.1'));
  expect((await ask(newcomer, game, '198.51.100.1')).status()).toBe(200);
  expect((await claim(newcomer, game, 2)).you).toEqual([2]);
});

test('a household of IPv6 addresses is one guesser, and an IPv4 address inside IPv6 is IPv4', async ({
  serve,
  device,
}) => {
  const { url } = await serve({ ...SLOW, TRUSTED_PROXIES: '1' });
  const guesser = await device();
  for (const [index, wrong] of wrongCodes(GUESSES).entries()) {
    await ask(guesser, gameAt(wrong, url), `2001:db8:0:1:${index}::${index}`);
    await ask(guesser, gameAt(wrong, url), `::ffff:203.0.113.1`);
  }
  const unknown = gameAt('BDGHJK', url);
  await expectRefusedGuess(await ask(guesser, unknown, '2001:db8:0:1:ffff::9'));
  await expectRefusedGuess(await ask(guesser, unknown, '203.0.113.1'));
  await expectRefusal(await ask(guesser, unknown, '2001:db8:0:2::1'), 404, 'not-found');
});

test('every page of a table tells who must wait so, in their language', async ({
  serve,
  device,
}) => {
  const { url } = await serve(SLOW);
  const guesser = await device();
  const { code } = await createGame(guesser, { mode: 'normal', players: 3 }, url);
  for (const wrong of wrongCodes(GUESSES)) await guesser.get(gameAt(wrong, url));
  for (const path of ['', '/lay', '/seats/1', '/seats/1/take', '/pass']) {
    await expectWaitPage(await guesser.get(`${url}/games/${code}${path}`));
  }
  const german = await guesser.get(`${url}/games/${code}`, {
    headers: { 'Accept-Language': 'de' },
  });
  expect(headingOf(await german.text())).toBe('Warte eine Minute');
});

const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

async function expectWaitPage(page: APIResponse): Promise<void> {
  expect(page.status()).toBe(429);
  expect(Number(page.headers()['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(headingOf(await page.text())).toBe('Wait a minute');
}

const ask = (device: Device, address: string, forwardedFor: string): Promise<APIResponse> =>
  device.get(address, { headers: { 'X-Forwarded-For': forwardedFor } });

async function expectRefusedGuess(answer: APIResponse): Promise<void> {
  await expectRefusal(answer, 429, 'too-many-guesses');
  const seconds = Number(answer.headers()['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
}

/** Codes that a table could bear but that none does. */
const wrongCodes = (count: number): string[] =>
  [...'BDGHJKLMNPQR'].slice(0, count).map(letter => `ZXZXZ${letter}`);
