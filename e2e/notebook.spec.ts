import type { Page, Request } from 'playwright/test';
import { parseNotebook } from '@/app/_notebook/notebookText';
import type { PhoneNotebook } from '@/app/_notebook/phoneCopy';
import { type Clue, cluesOf } from '@/lib/clues/clue';
import { isWithinBand } from '@/lib/clues/clueHexes';
import { readStoredMap } from '@/lib/map/mapCode';
import { struckBy } from '@/lib/solver/struckBy';
import { expectAccessible } from './accessible';
import { mapOn } from './actions';
import { claim, vote } from './ask';
import { clueShort } from './english';
import { expect, test } from './fixtures';
import { openOnly, openPage, reloadPage } from './open';
import { countRows, HANGING_DATABASE, readRows } from './phoneStorage';
import { gameAt } from './table';

const notebookOf = (code: string, seat: number) => `/games/${code}/seats/${seat}/notebook`;
const opponent = (page: Page, name: string) => page.getByRole('radio', { name: `${name}:` });
const clueOn = (page: Page, clue: Clue) =>
  page.getByRole('button', { name: new RegExp(`^${clueShort(clue)}(\\. |$)`) });

for (const { title, script, says } of [
  { title: 'stays, though the seat has not answered yet', script: '', says: undefined },
  {
    title: 'shows, and that it is not kept, if the database hangs, too',
    script: HANGING_DATABASE,
    says: 'This phone can’t save anything right now',
  },
])
  test(`what is written at once in a notebook ${title}`, async ({ table, player }) => {
    const { code, mapCode } = await table.createGame({ mode: 'normal', players: 3 });
    const map = readStoredMap(mapCode);
    const one = cluesOf('normal').find(clue => isWithinBand(clue, map));
    if (one === undefined) throw new Error('the map deals no clues');
    const { page } = await player();
    await page.addInitScript(script);
    await claim(page.request, gameAt(code), 1, { name: 'Ana' });
    await page.route('**/api/**/notebook', () => undefined);
    await openPage(page, notebookOf(code, 1));
    await clueOn(page, one).click();
    await clueOn(page, one).click();
    await expect(clueOn(page, one)).toHaveAccessibleName(/You crossed this out/);
    if (says === undefined) {
      await expect.poll(() => countRows(page, 'notebooks')).toBe(1);
      await reloadPage(page);
      await expect(clueOn(page, one)).toHaveAccessibleName(/You crossed this out/);
    } else await expect(page.getByText(says)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('a notebook is kept by hand, comes back with the page, and goes along with its seat to another phone', async ({
  table,
  player,
}) => {
  const { code, mapCode } = await table.createGame({ mode: 'normal', players: 3 });
  const map = readStoredMap(mapCode);
  const [one, two] = cluesOf('normal').filter(clue => isWithinBand(clue, map));
  if (one === undefined || two === undefined) throw new Error('the map deals no clues');
  const [ana, ben] = [await player(), await player()];
  const game = gameAt(code);
  await claim(ana.page.request, game, 1, { name: 'Ana' });
  await claim(ben.page.request, game, 2, { name: 'Ben' });
  await claim(ben.page.request, game, 3, { name: 'Cleo' });

  await openPage(ana.page, `/games/${code}/seats/1`);
  await ana.page.getByRole('link', { name: 'Notebook' }).click();
  await expect(ana.page.getByRole('heading', { name: 'Notebook' })).toBeVisible();
  await expect(opponent(ana.page, 'Ben')).toBeChecked();

  const first = clueOn(ana.page, one);
  await first.click();
  await expect(
    ana.page.getByText(/Not Ben’s clue\? Tap again to cross it out\. Lights \d+ of 108/),
  ).toBeVisible();
  await expect(mapOn(ana.page)).toBeVisible();
  await first.click();
  await expect(first).toHaveAccessibleName(/You crossed this out/);
  await clueOn(ana.page, two).click();
  await ana.page.keyboard.press('x');
  await expect(clueOn(ana.page, two)).toHaveAccessibleName(
    /crossed out|crossed this out|rules this out/,
  );
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await expect(clueOn(ana.page, two)).not.toHaveAccessibleName(
    /crossed out|crossed this out|rules this out/,
  );

  await ana.page.getByRole('gridcell', { name: /^D4,/ }).dispatchEvent('click');
  await expect(first).toBeVisible();
  await ana.page.getByRole('button', { name: 'promising' }).click();
  await ana.page.getByRole('button', { name: 'Note' }).click();
  await ana.page.getByRole('textbox', { name: 'Note on D4' }).fill('Ben paused here');
  await ana.page.getByRole('button', { name: 'Save' }).click();
  await expect(ana.page.getByText('Ben paused here')).toBeVisible();
  await expect(
    ana.page.getByRole('gridcell', { name: /^D4,.*promising, Ben paused here/ }),
  ).toBeAttached();

  await ana.page.getByRole('button', { name: 'Try it out' }).click();
  // The first tap restores the clue.
  for (const _ of ['show', 'cross out']) await clueOn(ana.page, two).click();
  await expect(clueOn(ana.page, two)).toHaveAccessibleName(/In pencil: You crossed this out/);
  await expectAccessible(ana.page);

  await reloadPage(ana.page);
  await expect(first).toHaveAccessibleName(/You crossed this out/);
  await expect(clueOn(ana.page, two)).toHaveAccessibleName(/In pencil: You crossed this out/);
  const dropped = ana.page.waitForResponse(
    answer => answer.request().method() === 'PUT' && isWithoutPencil(answer.request()),
  );
  await ana.page.getByRole('button', { name: 'Drop' }).click();
  await expect(clueOn(ana.page, two)).not.toHaveAccessibleName(/You crossed this out/);
  expect((await dropped).ok()).toBe(true);

  // Another player cannot read the notebook, neither the page nor its text.
  ben.expectError(/status of 404/);
  expect((await ben.page.request.get(`${game}/seats/1/notebook`)).status()).toBe(404);
  expect((await openOnly(ben.page, notebookOf(code, 1)))?.status()).toBe(404);

  const offer = await ana.page.request.post(`${game}/seats/1/hand-over`);
  const { digits } = await offer.json();
  const other = await player();
  const take = await other.page.request.post(`${game}/seats/1/take`, { data: { digits } });
  expect(take.ok(), await take.text()).toBe(true);
  await openPage(other.page, notebookOf(code, 1));
  await expect(clueOn(other.page, one)).toHaveAccessibleName(/You crossed/);
  await other.page.getByRole('gridcell', { name: /^D4,/ }).dispatchEvent('click');
  await expect(other.page.getByText('Ben paused here')).toBeVisible();
  await expect(ana.page.getByRole('heading', { name: /Your seat moved/ })).toBeVisible();
});

test('two tabs share a notebook, a hidden page sends it at once, and a phone without room loses no note', async ({
  table,
  player,
}) => {
  const { code, mapCode } = await table.createGame({ mode: 'normal', players: 3 });
  const map = readStoredMap(mapCode);
  const [one, two, three, four] = cluesOf('normal').filter(clue => isWithinBand(clue, map));
  if (!one || !two || !three || !four) throw new Error('the map deals no clues');
  const { page, expectError } = await player();
  // Both tabs may send at once: the server accepts one, and the other reads back the same text.
  expectError(/status of 412/);
  await claim(page.request, gameAt(code), 1, { name: 'Ana' });
  await page.clock.install();
  /** Waits until the seat's notebook is loaded, since nothing is sent before. */
  async function open(on: Page) {
    const loaded = on.waitForResponse('**/api/games/*/seats/1/notebook');
    await openPage(on, notebookOf(code, 1));
    await loaded;
  }
  /** Whether the server has confirmed the phone's text. */
  async function isSent() {
    const [row] = (await readRows(page, 'notebooks')) as readonly PhoneNotebook[];
    return row?.sent === undefined && row?.text === row?.base.text;
  }
  await open(page);
  const strike = async (on: Page, clue: Clue) => {
    await clueOn(on, clue).click();
    await on.keyboard.press('x');
    await expectStruck(on, clue);
  };
  const expectStruck = (on: Page, clue: Clue) =>
    expect(clueOn(on, clue)).toHaveAccessibleName(/You crossed/);

  await test.step('two tabs', async () => {
    const other = await page.context().newPage();
    await open(other);
    await strike(page, one);
    await expectStruck(other, one);
    await strike(other, two);
    await expectStruck(page, two);
    await expect.poll(isSent).toBe(true);
    await other.close();
  });

  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '');
  });

  await test.step('a hidden page does not wait for more strokes', async () => {
    // From here on, the page's timers never fire.
    await page.clock.pauseAt(Date.now() + 60_000);
    await strike(page, three);
    expect(sent).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => sent.length).toBe(1);
    await expect.poll(isSent).toBe(true);
  });

  await test.step('a phone whose storage is full', async () => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await strike(page, four);
    const onlyHere = page.getByText('This phone can’t save anything right now.');
    await expect(onlyHere).toBeVisible();
    await page.clock.resume();
    await expect.poll(() => sent.length).toBe(2);
    await expect(onlyHere).toHaveCount(0);
    await reloadPage(page);
    for (const clue of [one, two, three, four]) await expectStruck(page, clue);
    await expect(page.getByText('Notes from another window or phone')).toHaveCount(0);
    expect(sent).toHaveLength(2);
  });
});

test('by elimination the recorded pieces strike out, and say which of them did', async ({
  table,
  player,
}) => {
  const { code, mapCode } = await table.createGame({
    mode: 'advanced',
    players: 3,
    assist: 'elimination',
  });
  const map = readStoredMap(mapCode);
  const ana = await player();
  const game = gameAt(code);
  for (const [seat, name] of ['Ana', 'Ben', 'Cleo'].entries()) {
    await claim(ana.page.request, game, seat + 1, { name });
  }
  await openPage(ana.page, notebookOf(code, 1));
  await expect(ana.page.getByText('Nobody is recording the pieces here')).toBeVisible();

  const record = (entry: object) =>
    ana.page.request.post(`${game}/record`, { data: { seat: 1, ...entry } });
  await record({ type: 'start' });
  await record({ type: 'place', owner: 1, kind: 'cube', space: { row: 1, col: 1 } });
  const cube = [{ owner: 1, hex: 0, kind: 'cube' }] as const;
  const clues = cluesOf('advanced');
  const left = clues.filter(clue => struckBy(map, cube, clue) === undefined);
  await expect(opponent(ana.page, 'Ben')).toHaveAccessibleName(`Ben: ${left.length} left`);

  const out = clues.find(clue => isWithinBand(clue, map) && !left.includes(clue) && !clue.negated);
  if (out === undefined) throw new Error('the cube strikes nothing out');
  const struck = clueOn(ana.page, out);
  await expect(struck).toHaveAccessibleName(/Ben’s cube on A1 rules this out\./);
  await struck.click();
  await expect(
    ana.page.getByRole('status').getByText('Ben’s cube on A1 rules this out.'),
  ).toBeVisible();

  // Discs all over the map: no clue allows that many spaces.
  for (const col of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const row of [1, 5, 9])
      await record({ type: 'place', owner: 1, kind: 'disc', space: { row, col } });
  await expect(ana.page.getByText('No clue agrees with all of Ben’s pieces.')).toBeVisible();
  await expect(ana.page.getByText(/Perhaps Ben’s (cube|disc) on/)).toBeVisible();
  await expectAccessible(ana.page);
});

test('joint deduction tells shares, and reckons with the own clue once that is looked at; without help nothing does', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, assist: 'joint' });
  const ana = await player();
  const game = gameAt(code);
  await claim(ana.page.request, game, 1, { name: 'Ana' });
  await ana.page.request.post(`${game}/record`, { data: { seat: 1, type: 'start' } });
  await openPage(ana.page, notebookOf(code, 1));
  await expect(
    ana.page.getByRole('button', { name: /would be the clue in \d+ of 100 games/ }).first(),
  ).toBeVisible();
  await ana.page.getByRole('button', { name: 'Spaces left' }).click();
  await expect(ana.page.getByRole('status').getByText(/^\d+ spaces are left$/)).toBeVisible();
  await expect(ana.page.locator('.share-lamp').first()).toBeVisible();
  await ana.page.getByRole('button', { name: 'Include my own clue' }).click();
  await expect(ana.page.getByText('Your own clue is included.')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: /That’s your own clue/ })).toBeVisible();
  const { seats } = await (await ana.page.request.get(game)).json();
  expect(seats[0].looks.phones).toBe(1);

  // All agree to play without assist: only manual marks remain, at once.
  await claim(ana.page.request, game, 2, { name: 'Ben' });
  for (const seat of [1, 2])
    await vote(ana.page.request, game, { about: 'assist', level: 'none' }, seat);
  // A notice covers it: the assist level has changed.
  await expect(ana.page.getByText('Tap a space on the map to mark it.')).toBeAttached();
  await expect(ana.page.getByRole('button', { name: /in 100|own clue/ })).toHaveCount(0);
  await expect(opponent(ana.page, 'Ben')).toHaveCount(0);
  await ana.page.getByRole('gridcell', { name: /^D4,/ }).dispatchEvent('click');
  await ana.page.getByRole('button', { name: 'promising' }).click();
  await expect(ana.page.getByRole('button', { name: 'promising' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

/** Whether the notes that are sent have nothing in pencil. */
function isWithoutPencil(request: Request): boolean {
  const pencil = parseNotebook(request.postDataJSON().text)?.pencil;
  return pencil !== undefined && pencil.struck.size + pencil.putBack.size + pencil.marks.size === 0;
}
