import { claim, expectRefusal, uncover } from '../ask';
import { expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

/** The headers of requests that come from a link, an image or another page, not from a deliberate look. */
const BY_LINK: readonly Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
  { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
  { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
  { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'empty' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch' },
  { 'X-Purpose': 'preview' },
  { 'X-Moz': 'prefetch' },
  { 'Next-Router-Prefetch': '1' },
  // Over plain http, browsers send no fetch metadata.
  { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
];

test('no link, no prefetch and no HEAD uncovers a clue', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const phone = await device();
  const { version } = await claim(phone, gameAt(code), 1);
  const seat = `${gameAt(code)}/seats/1`;
  for (const headers of BY_LINK) {
    await test.step(JSON.stringify(headers), async () => {
      await expectRefusal(await phone.get(seat, { headers }), 400, 'look-by-link');
    });
  }
  expect((await phone.head(seat)).status()).toBe(200);
  expect((await phone.head(`${seat}/look`)).status()).toBe(405);

  const view = await viewTable(phone, code);
  expect(view).toMatchObject({ version, seats: [{ looks: { count: 0 } }, {}, {}] });
});

test('a HEAD request for a seat reveals nothing to other devices', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [holder, stranger] = [await device(), await device()];
  await claim(holder, gameAt(code), 1);
  for (const seat of [1, 2, 4]) {
    expect((await stranger.head(`${gameAt(code)}/seats/${seat}`)).status()).toBe(404);
  }
});

test('a program looks by GET as our pages do by POST, and both count', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 3 });
  const phone = await device();
  await claim(phone, gameAt(code), 1);
  const looked = await uncover(phone, gameAt(code), 1);
  for (const headers of [
    {},
    { Accept: 'application/json' },
    { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
  ]) {
    const answer = await phone.get(`${gameAt(code)}/seats/1`, { headers });
    expect((await answer.json()).clue).toEqual(looked.clue);
  }
  expect((await viewTable(phone, code)).seats[0]?.looks.count).toBe(4);
});
