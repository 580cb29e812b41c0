import type { APIResponse } from 'playwright/test';
import { claim, expectRefusal, HINT, send } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { networkOf } from '../network';
import { STRICT_GUESSES } from '../sharedServers';
import { createGame, gameAt, viewTable } from '../table';

/** Host numbers in the addresses that the proxy forwards; each test has its own network. */
const [GUESSER, ANOTHER] = [1, 2];

test('a device that guesses codes has to wait, a seated one does not', async ({
  shared,
  device,
}) => {
  const { url } = await shared('strict');
  // Both share the network: only the seated one may continue.
  const network = networkOf(GUESSER);
  const [seated, guesser] = [await device(network), await device(network)];
  const { code } = await createGame(seated, { mode: 'normal', players: 3 }, url);
  const game = gameAt(code, url);
  await claim(seated, game, 1);

  for (const wrong of wrongCodes(STRICT_GUESSES)) {
    await expectRefusal(await guesser.get(gameAt(wrong, url)), 404, 'not-found');
  }
  await expectRefusedGuess(await guesser.get(gameAt('BDGHJK', url)));
  await expectRefusedGuess(await guesser.get(game));
  await expectRefusedGuess(await send(guesser, `${game}/seats/2/claim`, {}));

  await test.step('every page of a table shows that, in the language of the device', async () => {
    for (const path of ['', '/lay', '/seats/1', '/seats/1/take', '/pass']) {
      await expectWaitPage(await guesser.get(`${url}/games/${code}${path}`));
    }
    const german = await guesser.get(`${url}/games/${code}`, {
      headers: { 'Accept-Language': 'de' },
    });
    expect(headingOf(await german.text())).toBe('Warte eine Minute');
  });

  expect((await viewTable(seated, code, url)).you).toEqual([1]);
  expect((await claim(seated, game, 2)).you).toEqual([1, 2]);
});

test('pages of unknown tables count as guesses', async ({ shared, device }) => {
  const { url } = await shared('strict');
  const guesser = await device(networkOf(GUESSER));
  for (const wrong of wrongCodes(STRICT_GUESSES)) await guesser.get(`${url}/games/${wrong}`);
  await expectRefusedGuess(await guesser.get(gameAt('BDGHJK', url)));
});

test('a device that guesses seats or digits has to wait', async ({ shared, device }) => {
  const { url } = await shared('strict');
  const network = networkOf(GUESSER);
  const [holder, guesser] = [await device(network), await device(network)];
  const { code } = await createGame(holder, { mode: 'normal', players: 3 }, url);
  const game = gameAt(code, url);
  await claim(holder, game, 1);
  await holder.post(`${game}/seats/1/hand-over`);

  for (const seat of [1, 2]) await guesser.post(`${game}/seats/${seat}/look`);
  await guesser.get(`${game}/seats/3`);
  await send(guesser, `${game}/votes`, { seat: 1, motion: HINT });
  // Letters are an invalid request, not a guess.
  await send(guesser, `${game}/seats/1/take`, { digits: 'digits' });
  expect((await guesser.get(game)).status()).toBe(200);
  await send(guesser, `${game}/seats/2/hand-over`, {});
  await expectRefusedGuess(await send(guesser, `${game}/seats/1/take`, { digits: '123456' }));
});

test('a made-up forwarded address does not help, and all servers count together', async ({
  serve,
  device,
}) => {
  // Without a proxy there is only one network, with fresh counters.
  const limits = { GUESSES_PER_MINUTE: String(STRICT_GUESSES) };
  const [direct, behindProxy] = [
    await serve(limits),
    await serve({ ...limits, TRUSTED_PROXIES: '1' }),
  ];
  const guesser = await device();
  for (const [index, wrong] of wrongCodes(STRICT_GUESSES).entries()) {
    const answer = await ask(guesser, gameAt(wrong, direct.url), `203.0.113.${index}`);
    await expectRefusal(answer, 404, 'not-found');
  }
  await expectRefusedGuess(await ask(guesser, gameAt('BDGHJK', direct.url), '203.0.113.99'));

  await test.step('guesses are counted by all servers together', async () => {
    const unknown = gameAt('BDGHJK', behindProxy.url);
    await expectRefusedGuess(await guesser.get(unknown));
    await expectRefusal(await ask(guesser, unknown, '203.0.113.99'), 404, 'not-found');
  });
});

test('behind a proxy, the address that the proxy saw counts', async ({ shared, device }) => {
  const { url } = await shared('strict');
  const guesser = await device();
  for (const [index, wrong] of wrongCodes(STRICT_GUESSES).entries()) {
    await ask(guesser, gameAt(wrong, url), `198.51.100.${index}, ${networkOf(GUESSER)}`);
  }
  const unknown = gameAt('BDGHJK', url);
  await expectRefusedGuess(await ask(guesser, unknown, `198.51.100.99, ${networkOf(GUESSER)}`));
  const other = await ask(guesser, unknown, `${networkOf(GUESSER)}, ${networkOf(ANOTHER)}`);
  await expectRefusal(other, 404, 'not-found');
});

test('wrong guesses of others never lock a player out', async ({ shared, device }) => {
  const { url } = await shared('strict');
  const [holder, guesser] = [await device(networkOf(10)), await device()];
  const newcomer = await device(networkOf(11));
  const { code } = await createGame(holder, { mode: 'normal', players: 3 }, url);
  const game = gameAt(code, url);
  await claim(holder, game, 1);
  for (let n = 0; n < 8 * STRICT_GUESSES; n++) {
    await ask(guesser, `${game}/seats/3`, networkOf(n % 4));
  }
  await expectRefusedGuess(await ask(guesser, game, networkOf(1)));
  expect((await newcomer.get(game)).status()).toBe(200);
  expect((await claim(newcomer, game, 2)).you).toEqual([2]);
});

test('a household of IPv6 addresses is one guesser, and an IPv4 address inside IPv6 is IPv4', async ({
  shared,
  device,
}) => {
  const { url } = await shared('strict');
  const [v4, guesser] = [networkOf(GUESSER), await device()];
  const [, own = 0, other = 0] = v4.split('.').map(Number);
  const [household, neighbour] = [`2001:db8:${own}:${other}`, `2001:db8:${own}:${other + 256}`];
  for (const [index, wrong] of wrongCodes(STRICT_GUESSES).entries()) {
    await ask(guesser, gameAt(wrong, url), `${household}:${index}::${index}`);
    await ask(guesser, gameAt(wrong, url), `::ffff:${v4}`);
  }
  const unknown = gameAt('BDGHJK', url);
  await expectRefusedGuess(await ask(guesser, unknown, `${household}:ffff::9`));
  await expectRefusedGuess(await ask(guesser, unknown, v4));
  await expectRefusal(await ask(guesser, unknown, `${neighbour}::1`), 404, 'not-found');
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

/** Valid codes of tables that do not exist. */
const wrongCodes = (count: number): string[] =>
  [...'BDGHJKLMNPQR'].slice(0, count).map(letter => `ZXZXZ${letter}`);
