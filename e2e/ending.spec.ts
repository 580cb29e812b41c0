import type { Locator, Page } from 'playwright/test';
import type { SaidTable } from '@/app/_words/said';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { hexAt } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import { readStoredMap } from '@/lib/map/mapCode';
import { expectAccessible } from './accessible';
import { expectNothingCut } from './cutText';
import { mapOn } from './doings';
import { endGame, goOn, sitEverywhere } from './ending';
import { expect, test } from './fixtures';
import { viewTable } from './table';

const NAMES = ['Mara', 'Jonas', 'Tilda', 'Kwame'];

/** A game of four in one hand, its end, and its page. */
async function endAt(
  page: Page,
  code: string,
  call: Parameters<typeof endGame>[2],
): Promise<SaidTable> {
  await sitEverywhere(page.request, code, NAMES);
  const ended = await endGame(page.request, code, call);
  await page.goto(`/games/${code}`);
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  return ended;
}

/** Whether something ends above the buttons at the thumb. */
async function isClear(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const thumb = await page.locator('[data-at-thumb]').boundingBox();
  return box !== null && thumb !== null && box.y + box.height <= thumb.y;
}

const habitatOf = ({ habitat }: SaidTable): string =>
  formatHex(hexAt((habitat?.row ?? 0) - 1, (habitat?.col ?? 0) - 1) ?? -1);

test('who found it is said, and each clue lights its own area', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 4 });
  const ended = await endAt(page, code, { by: 2, found: true });
  await expect(page.getByRole('heading', { name: 'Jonas found it' })).toBeVisible();
  await expect(page.getByText(habitatOf(ended), { exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Tap a clue to light it' }),
  ).toBeVisible();

  const rows = page.getByRole('region', { name: 'All clues' }).getByRole('button');
  await expect(rows).toHaveCount(4);
  const map = readStoredMap(ended.mapCode);
  const spaces = page.getByRole('gridcell', { name: /fits this clue/ });
  for (const [index, { clue }] of ended.seats.entries()) {
    const row = rows.nth(index);
    // A tap on a page whose scripts are still to come is lost: people tap once more.
    await expect(async () => {
      if ((await row.getAttribute('aria-pressed')) === 'false') await row.click();
      await expect(row).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
    }).toPass();
    await expect(rows.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
    const parsed = parseClue(clue?.id ?? '');
    await expect(spaces).toHaveCount(parsed ? clueHexes(parsed, map).size : -1);
    const without = ended.fairness?.clues[index]?.without;
    await expect(
      page.getByText(`Without ${NAMES[index]}’s clue ${without} spaces would have been left.`),
    ).toBeVisible();
  }
  await rows.nth(3).press('Enter');
  await expect(rows.nth(3)).toHaveAttribute('aria-pressed', 'false');
  await expect(spaces).toHaveCount(0);
  await expect(page.getByText('Tap a clue to light it')).toBeVisible();
  // What the button at the thumb covers in part can be scrolled from under it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
});

/** Where everything is, seen from the page's top. */
const placesOn = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(main => {
    scrollTo(0, 0);
    const parts = main.querySelectorAll('header, .map-window, h2, li, [data-at-thumb] button');
    return [...parts].map(part => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
  });

test('nothing moves when rows light, nor a second after the end has come', async ({
  page,
  table,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { code } = await table.createGame({ mode: 'advanced', players: 4 });
  await sitEverywhere(page.request, code, NAMES);
  await page.goto(`/games/${code}`);
  await expect(mapOn(page)).toBeVisible();
  await endGame(page.request, code, { by: 2, found: true });
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  const places = () => placesOn(page);
  const first = await places();
  // All scripts that come later are here by then.
  await page.getByRole('button', { name: 'About this game' }).click();
  await expect(page.getByRole('list', { name: 'Chances of winning' })).toBeVisible();
  await page.getByRole('button', { name: 'About this game' }).click();
  expect(await places()).toEqual(first);
  for (const name of NAMES) {
    await page.getByRole('button', { name: new RegExp(`${name} ·`) }).click();
    await expect(page.getByText(`Without ${name}’s clue`)).toBeVisible();
    expect(await places()).toEqual(first);
  }
});

test('another space than the habitat, and giving up, are said kindly', async ({ page, table }) => {
  const wrong = await table.createGame({ mode: 'normal', players: 4 });
  await sitEverywhere(page.request, wrong.code, NAMES);
  const ended = await endGame(page.request, wrong.code, {
    by: 3,
    found: true,
    space: { row: 9, col: 12 },
  });
  await page.goto(`/games/${wrong.code}`);
  const title =
    habitatOf(ended) === 'L9' ? 'Tilda found it' : `Tilda said L9; it was ${habitatOf(ended)}`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const given = await table.createGame({ mode: 'normal', players: 4 });
  await endAt(page, given.code, { by: 1, found: false });
  await expect(page.getByRole('heading', { name: 'Nobody found it' })).toBeVisible();
});

test('the words for evenness agree with the chances beside them', async ({ page, table }) => {
  for (const players of [3, 4, 5] as const) {
    const { code } = await table.createGame({ mode: 'advanced', players });
    await sitEverywhere(page.request, code, [...NAMES, 'Zoe'].slice(0, players));
    await endGame(page.request, code, { by: 1, found: true });
    await page.goto(`/games/${code}`);
    const about = page.getByRole('button', { name: 'About this game' });
    // The end comes after the page's own script.
    await expect(async () => {
      await about.click();
      await expect(about).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
    }).toPass();
    const list = page.getByRole('list', { name: 'Chances of winning' });
    const chances = (await list.innerText()).match(/\d+(?=%)/g)?.map(Number) ?? [];
    expect(chances).toHaveLength(players);
    expect(chances.reduce((sum, each) => sum + each)).toBe(100);
    const times = Math.max(...chances) / Math.min(...chances);
    const said =
      times <= 1.5 ? 'fairly even' : times <= 2 ? 'up to twice the chance' : 'more than twice';
    await expect(page.getByText(said)).toBeVisible();
  }
});

test('the same people go on with a new map, and the others follow', async ({ player, table }) => {
  const [ada, ben] = [await player(), await player()];
  const { code, mapCode } = await table.createGame({ mode: 'normal', players: 3 });
  await sitEverywhere(ada.page.request, code, ['Ada', 'Ada too', 'Ada three'].slice(0, 2));
  await ben.page.request.post(`/api/games/${code}/seats/3/claim`, { data: { name: 'Ben' } });
  const path = `/api/games/${code}/end`;
  await ada.page.request.post(path, { data: { seat: 1, found: true } });
  await ada.page.request.post(path, { data: { seat: 2 } });
  await ben.page.request.post(path, { data: { seat: 3 } });
  await ada.page.goto(`/games/${code}`);
  await ben.page.goto(`/games/${code}`);

  await ada.page.getByRole('button', { name: 'New map', exact: true }).click();
  await expect(ada.page).not.toHaveURL(new RegExp(code));
  const next = ada.page.url().split('/').at(-1) ?? '';
  const { mapCode: nextMap, round, you } = await viewTable(ada.page.request, next);
  expect({ isNew: nextMap !== mapCode, round, you }).toEqual({
    isNew: true,
    round: 2,
    you: [1, 2],
  });
  await expect(ben.page.getByText('The next game is ready.')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'New map' })).toHaveCount(0);
  await ben.page.getByRole('link', { name: 'Go to the next game' }).click();
  await expect(ben.page).toHaveURL(new RegExp(next));
  expect((await viewTable(ben.page.request, next)).you).toEqual([3]);
});

/** One fair deal for three players can be dealt on it, and no more. */
const MAP_FOR_ONE_GAME = 'A19B8C863B26440763';

test('a map that is played out says so, and a new one leads on', async ({ page, table }) => {
  const { code } = await table.createGame({
    mode: 'normal',
    players: 3,
    mapCode: MAP_FOR_ONE_GAME,
  });
  await sitEverywhere(page.request, code, NAMES.slice(0, 3));
  await endGame(page.request, code, { by: 1, found: true });
  await page.goto(`/games/${code}`);
  await expect(page.getByText('You’ve played every fair deal on this map.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Same map, new clues' })).toHaveCount(0);
  // A tap before the button's script has come is lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'New map', exact: true }).click({ timeout: 3000 });
    await expect(page).not.toHaveURL(new RegExp(code), { timeout: 3000 });
  }).toPass();
  expect((await viewTable(page.request, page.url().split('/').at(-1) ?? '')).round).toBe(2);
});

test('who does not sit sees the end, and can neither deal on nor read the evening', async ({
  page,
  player,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });
  await endAt(page, code, { by: 1, found: true });
  const stranger = await player();
  stranger.expectError(/status of 404/);
  await stranger.page.goto(`/games/${code}`);
  await expect(stranger.page.getByRole('heading', { name: 'Mara found it' })).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: /New map|Same map/ })).toHaveCount(0);
  await expect(stranger.page.getByRole('link', { name: 'The evening' })).toHaveCount(0);
  const answer = await stranger.page.goto(`/games/${code}/evening`);
  expect(answer?.status()).toBe(404);
  expect(await stranger.page.content()).not.toContain('Kwame');
});

test('an evening of three games tells who found what, newest first', async ({ page, table }) => {
  const first = await table.createGame({ mode: 'normal', players: 4 });
  await sitEverywhere(page.request, first.code, NAMES);
  const games = [await endGame(page.request, first.code, { by: 2, found: true })];
  for (const by of [4, 2]) {
    const { code } = await goOn(page.request, games.at(-1)?.code ?? '', 'new');
    games.push(await endGame(page.request, code, { by, found: true }));
  }
  const last = games.at(-1);
  await page.goto(`/games/${last?.code}`);
  await page.getByRole('link', { name: 'The evening' }).click();
  await expect(page.getByRole('heading', { name: 'The evening' })).toBeVisible();

  const found = page.getByRole('region', { name: 'Found so far' });
  await expect(found.getByRole('listitem')).toHaveText([
    /Jonas found 2 habitats/,
    /Kwame found 1 habitat$/,
    /Mara found 0 habitats/,
    /Tilda found 0 habitats/,
  ]);
  const past = page.getByRole('list').getByRole('link', { name: /^Game \d/ });
  await expect(past).toHaveText(
    games.toReversed().map((game, index) => {
      const name = index === 1 ? 'Kwame' : 'Jonas';
      return new RegExp(`Game ${3 - index}.*${name} found it on ${habitatOf(game)}`);
    }),
  );
  await expect(page.getByText('When the table goes, so does this page.')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 640 });
  const keep = page.getByRole('button', { name: 'Keep it' });
  // A tap before the button's script has come is lost.
  await expect(async () => {
    if (!(await keep.isVisible()))
      await page
        .getByRole('button', { name: 'How many turns did it take?' })
        .click({ timeout: 3000 });
    await expect(keep).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(async () => expect(await isClear(page, keep)).toBe(true)).toPass();
  await page.getByRole('textbox', { name: 'Turns of all players together' }).fill('13');
  await keep.click();
  await expect(past.first()).toContainText('13 turns');
  await expectAccessible(page);
  await page.reload();
  await expect(past.first()).toContainText('13 turns');
  const answer = await page.request.get(page.url());
  expect(answer.headers()['cache-control']).toContain('no-store');
});

test('in German the end fits every screen, with its buttons in sight', async ({
  browser,
  table,
}) => {
  const page = await browser.newPage({ locale: 'de' });
  const { code } = await table.createGame({ mode: 'advanced', players: 4 });
  await sitEverywhere(page.request, code, ['Maximiliane-Theresia', 'Jonas', 'Tilda', 'Kwame']);
  await endGame(page.request, code, { by: 1, found: true });
  for (const path of ['', '/evening']) {
    await page.goto(`/games/${code}${path}`);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1200, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(
        page.getByRole('button', { name: 'Gleiche Karte, neue Hinweise' }),
      ).toBeInViewport({ ratio: 1 });
      await expectNothingCut(page, `${path} at ${width}`);
    }
  }
  await page.close();
});

test('five clues with long names: the evening is in sight, nothing moves, each row comes clear', async ({
  browser,
  table,
}) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    const page = await browser.newPage({ locale: 'de', viewport: { width, height } });
    const { code } = await table.createGame({ mode: 'advanced', players: 5 });
    const names = ['Annegret-Friederike', 'Jonas', 'Tilda', 'Kwame', 'Maximiliane-Theresia'];
    await sitEverywhere(page.request, code, names);
    await endGame(page.request, code, { by: 1, found: false });
    await page.goto(`/games/${code}`);
    const evening = page.getByRole('link', { name: 'Der Abend' });
    await expect(evening).toBeInViewport({ ratio: 1 });
    expect((await evening.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const rows = page.locator('.clue-row');
    const first = await placesOn(page);
    for (const [index, name] of names.entries()) {
      await expect(async () => {
        if ((await rows.nth(index).getAttribute('aria-pressed')) === 'false')
          await rows.nth(index).click();
        await expect(rows.nth(index)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
      }).toPass();
      await expect(page.getByText(`Ohne den Hinweis von ${name}`)).toBeVisible();
      expect(await placesOn(page)).toEqual(first);
    }
    await rows.first().focus();
    for (const _ of names.slice(1)) await page.keyboard.press('Tab');
    await expect(rows.last()).toBeFocused();
    expect(await isClear(page, rows.last())).toBe(true);
    await page.close();
  }
});

test('on its side a phone shows who found it, and the buttons, at once', async ({
  page,
  table,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { code } = await table.createGame({ mode: 'advanced', players: 4 });
  await endAt(page, code, { by: 2, found: true });
  for (const part of [
    page.getByRole('heading', { name: 'Jonas found it' }),
    page.getByRole('button', { name: 'Same map, new clues' }),
    page.getByRole('link', { name: 'The evening' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  const row = page.getByRole('button', { name: /Mara ·/ });
  await expect(async () => {
    if ((await row.getAttribute('aria-pressed')) === 'false') await row.click();
    await expect(page.getByText(/^Without/).filter({ visible: true })).toHaveCount(1);
  }).toPass();
});
