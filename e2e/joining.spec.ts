import { networkInterfaces } from 'node:os';
import type { Locator, Page } from 'playwright/test';
import decodeQr from 'qr/decode.js';
import { ORIGINS_META } from '@/app/addresses';
import { formatGameCode } from '@/lib/game/gameCode';
import { addressesInNetwork, outwardAddress } from '@/lib/server/networkAddresses';
import { expectAccessible } from './accessible';
import {
  ALL_HERE,
  clueOn,
  countTaps,
  expectCovered,
  hold,
  SIT_DOWN,
  startAtTable,
  typeCode,
} from './actions';
import { claim, vote } from './ask';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { nameField, openSeats, otherSeat } from './seating';
import { createGame, gameAt } from './table';

const sitDownButton = (page: Page) => page.getByRole('button', { name: SIT_DOWN });

test('on the server’s own computer, codes for others hold its address in the network', async ({
  serve,
  player,
}) => {
  const [likeliest] = addressesInNetwork(networkInterfaces(), await outwardAddress());
  const { url } = await serve({}, { host: '0.0.0.0' });
  const { port } = new URL(url);
  const local = `http://localhost:${port}`;
  const { page } = await player();
  const { code } = await createGame(page.request, { mode: 'normal', players: 3 }, local);
  await openPage(page, `${local}/games/${code}`);
  const link = page.getByRole('link', { name: 'Link to this table' });
  if (likeliest === undefined) {
    await expect(page.getByText('This computer isn’t on a network')).toBeVisible();
    await expect(link).toHaveCount(0);
    return;
  }
  const reachable = `http://${likeliest}:${port}`;
  await expect(link).toHaveAttribute('href', `${reachable}/games/${code}/sit`);
  // A phone that scans it gets the same table, and learns no other address of the server.
  const scanned = await page.request.get(`${reachable}/games/${code}/sit`);
  expect(scanned.status()).toBe(200);
  expect(await scanned.text()).not.toContain(ORIGINS_META);
});

test('codes for others hold the public address, if one is set', async ({ serve, player }) => {
  const { url } = await serve({ PUBLIC_URL: 'https://fieldbook.example' });
  const { page } = await player();
  const { code } = await createGame(page.request, { mode: 'normal', players: 3 }, url);
  await openPage(page, `${url}/games/${code}`);
  const poster = page.getByRole('region', { name: 'Join this table' });
  const address = `https://fieldbook.example/games/${code}/sit`;
  await expect(poster.getByRole('link')).toHaveAttribute('href', address);
  await expect(poster).toContainText('fieldbook.example');
});

test('phones join by the code and by the scanned link', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence, other] = [await player(), await player(), await player()];
  await startAtTable(ana.page, code, 1, 'Ana');
  const poster = ana.page.getByRole('region', { name: 'Join this table' });
  await expect(poster.getByText(formatGameCode(code))).toBeVisible();
  await expectAccessible(ana.page);
  const link = await poster.getByRole('link').getAttribute('href');
  expect(link).toBe(new URL(`/games/${code}/sit`, ana.page.url()).href);

  await test.step('by the code', async () => {
    await openPage(bence.page, '/');
    await typeCode(bence.page, code);
    await nameField(bence.page).fill('Bence');
    await sitDownButton(bence.page).click();
    await expect(bence.page.getByRole('heading', { name: 'Bence', level: 1 })).toBeVisible();
  });

  await test.step('from a scanned code to the player’s own clue it takes two taps', async () => {
    const { page } = other;
    const taps = await countTaps(page);
    await openPage(page, link ?? '');
    await sitDownButton(page).click();
    await hold(page);
    await expect(clueOn(page)).toBeVisible();
    await expect.poll(taps).toBe(2);
    await page.mouse.up();
    await expectCovered(page);
    await expect(page.getByRole('heading', { name: 'Player 3', level: 1 })).toBeVisible();
  });

  await test.step('the table shows that all players are connected', async () => {
    await expect(ana.page.getByText(ALL_HERE)).toBeVisible();
    await openSeats(ana.page);
    for (const name of ['Bence', 'Player 3'])
      await expect(otherSeat(ana.page, name)).toContainText('here');
    await expectAccessible(ana.page);
  });
});

test('a claim whose response is lost still takes the seat', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player();
  ana.expectError(/ERR_|Failed to load resource/);
  let isLost = false;
  await ana.page.route('**/claim', async route => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openPage(ana.page, `/games/${code}/sit?seat=1`);
  await sitDownButton(ana.page).click();
  await expect(ana.page).toHaveURL(`/games/${code}/seats/1#envelope`);
  await hold(ana.page);
  await expect(clueOn(ana.page)).toBeVisible();
  await ana.page.mouse.up();
});

test('a new player is led to a seat, or to the table, also by keyboard', async ({
  table,
  player,
  device,
}) => {
  const [first, second] = [
    await table.createGame({ mode: 'normal', players: 3 }),
    await table.createGame({ mode: 'normal', players: 3 }),
  ];
  const { page } = await player();

  await test.step('the player’s own clue can be reached by keyboard: the envelope has the focus', async () => {
    await openPage(page, `/games/${first.code}/sit`);
    await nameField(page).fill('Ana');
    await sitDownButton(page).press('Enter');
    await expect(page.locator('#envelope')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Hold to look' }), 5);
    await page.keyboard.press('Shift+Tab');
    // After keyboard navigation, focus is on the new page's heading.
    await page.getByRole('link', { name: 'Go to the table' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'The table' })).toBeFocused();
  });

  await test.step('a player with a seat is not asked again', async () => {
    await openPage(page, `/games/${first.code}/sit`);
    await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  });

  await test.step('the short address leads to the page for taking a seat', async () => {
    await openPage(page, `/${second.code.toLowerCase()}`);
    await expect(page.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
  });

  await test.step('the name from last time is filled in', () =>
    expect(nameField(page)).toHaveValue('Ana'));

  await test.step('at a full table a guest waits, and sits when the others deal for one more', async () => {
    const others = await device();
    for (const seat of [1, 2, 3]) await claim(others, gameAt(second.code), seat);
    await expect(page.getByText('All seats are taken.')).toBeVisible();
    await reloadPage(page);
    await page.getByRole('button', { name: 'Give me a seat when they do' }).click();
    await expect(page.getByText('You’ll have a seat as soon as someone redeals.')).toBeVisible();
    await vote(others, gameAt(second.code), { about: 'redeal', players: 4 }, 1);
    await expect(page.getByRole('heading', { name: 'Ana', level: 1 })).toBeVisible();
  });
});

/** Presses Tab until the element has focus, at most `most` times. */
async function tabTo(page: Page, goal: Locator, most: number): Promise<void> {
  const hasFocus = () => goal.evaluate(element => element === document.activeElement);
  for (let tabs = 0; tabs < most && !(await hasFocus()); tabs++) await page.keyboard.press('Tab');
  await expect(goal).toBeFocused();
}

test('a forced dark mode leaves the QR code readable', async ({
  table,
  playwright,
  origin,
}, info) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: true });
  const { launchOptions } = info.project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=forceDarkModeEnabled=true'],
  });
  const page = await browser.newPage({ baseURL: origin });
  await openPage(page, `/games/${code}`);
  const shown = await page.getByRole('link', { name: 'Link to this table' }).screenshot();
  await page.setContent(`<img src="data:image/png;base64,${shown.toString('base64')}">`);
  expect(decodeQr(await pixelsOf(page.locator('img')))).toBe(`${origin}/games/${code}/sit`);
  await browser.close();
});

/** The RGBA pixels of an `<img>` in its own size and colours, before the browser scales or recolours it. */
async function pixelsOf(picture: Locator) {
  const read = await picture.evaluate(async element => {
    const image = element as HTMLImageElement;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return { width, height, data: [...(canvas?.getImageData(0, 0, width, height).data ?? [])] };
  });
  return { ...read, data: Uint8Array.from(read.data) };
}
