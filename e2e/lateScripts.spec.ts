import type { Page } from 'playwright/test';
import { ADDRESSES } from '@/app/addresses';
import { TABLE_PAGES, type TablePageName, tablePagePath } from '@/app/tablePages';
import { clueOn, codeBox, expectTable, holdButton, SIT_DOWN, spaceOn } from './actions';
import { claim } from './ask';
import { expect, test } from './fixtures';
import { openOnly, untilAlive } from './open';
import { startRecord } from './recordedGame';
import { gameAt, viewTable } from './table';
import { expectNotice, hintButton } from './voting';

/** A network on which pages arrive at once, and their scripts late. */

/** Holds back scripts, by default all; the returned function lets them through. */
async function holdScripts(
  page: Page,
  isHeld = (_: URL): boolean => true,
): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const released = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  await page.route('**/_next/static/**/*.js', async route => {
    if (isHeld(new URL(route.request().url()))) await released;
    await route.continue();
  });
  return async () => {
    letThrough();
    await page.waitForLoadState();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

const goto = (page: Page, path: string) => openOnly(page, path, { waitUntil: 'commit' });

test('an evening on which each page’s scripts come late: everything done before counts', async ({
  player,
  device,
}) => {
  const { page } = await player();

  await test.step('the deal has the players that were chosen', async () => {
    const release = await holdScripts(page);
    await goto(page, ADDRESSES.newGame);
    await page.getByRole('radio', { name: '5', exact: true }).check();
    const deal = page.getByRole('button', { name: 'Deal' });
    await deal.click();
    await expect(deal).toHaveAttribute('data-early', '');
    await release();
    await page.waitForURL(/\/games\//);
  });
  const code = /games\/([A-Z]{6})/.exec(page.url())?.[1] ?? '';
  expect((await viewTable(page.request, code)).players).toBe(5);

  await test.step('the player sits down with name and colour', async () => {
    const release = await holdScripts(page);
    await goto(page, `/games/${code}/sit`);
    await page.getByRole('textbox', { name: 'name' }).pressSequentially('Magda');
    await page.getByRole('radio', { name: 'purple' }).check();
    await page.getByRole('button', { name: SIT_DOWN }).click();
    await release();
    await expect(page.getByRole('heading', { name: 'Magda', level: 1 })).toBeVisible();
    const { seats, you } = await viewTable(page.request, code);
    expect(seats.find(({ seat }) => seat === you[0])).toMatchObject({
      name: 'Magda',
      color: 'purple',
    });
  });

  await test.step('the map is laid', async () => {
    const release = await holdScripts(page);
    await goto(page, `/games/${code}/lay?step=99`);
    await page.getByRole('button', { name: /Yes, it matches/ }).click();
    await release();
    await expectTable(page);
    expect((await viewTable(page.request, code)).laid).toBe(true);
  });

  await test.step('a code that is typed opens its table', async () => {
    const release = await holdScripts(page);
    await goto(page, ADDRESSES.start);
    await codeBox(page).pressSequentially(code.toLowerCase());
    await release();
    await page.waitForURL(`**/games/${code}**`);
  });

  const { seats, you } = await viewTable(page.request, code);
  const others = await device();
  for (const { seat } of seats) if (!you.includes(seat)) await claim(others, gameAt(code), seat);
  await test.step('a hint is asked for', async () => {
    const release = await holdScripts(page);
    await goto(page, `/games/${code}`);
    await hintButton(page).click();
    await release();
    await expectNotice(page, /hint/);
  });
});

test('a space that is tapped early is chosen, though the phone is turned meanwhile', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await claim(page.request, gameAt(code), 1);
  const others = await device();
  for (const seat of [2, 3]) await claim(others, gameAt(code), seat);
  const release = await holdScripts(page);
  await goto(page, `/games/${code}`);
  await spaceOn(page, 'C3').click();
  const { height, width } = page.viewportSize() ?? { height: 640, width: 360 };
  await page.setViewportSize({ width: height, height: width });
  await release();
  await expect(page.locator('[aria-selected=true]')).toHaveAccessibleName(/^C3,/);
});

test('the map that the server sent stays while its own script comes, whatever changes meanwhile', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });
  const { page } = await player();
  await claim(page.request, gameAt(code), 1);
  const path = `/games/${code}/seats/1`;
  const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  const release = await holdScripts(page, url => !html.includes(url.pathname));
  await goto(page, path);
  const map = await page.locator('main svg.map').elementHandle();
  const isThere = () => map?.evaluate(({ isConnected }) => isConnected);
  await expect(page.getByText('three seats still free')).toBeVisible();
  const others = await device();
  await claim(others, gameAt(code), 2);
  await expect(page.getByText('two seats still free')).toBeVisible();
  expect(await isThere()).toBe(true);
  await release();
  await untilAlive(page);
  expect(await isThere()).toBe(true);
});

test('a clue’s button that is held early only waits, and opens when it is held again', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await claim(page.request, gameAt(code), 1, { name: 'Ana' });
  const release = await holdScripts(page);
  await goto(page, `/games/${code}/seats/1`);
  await holdButton(page).hover();
  await page.mouse.down();
  await expect(holdButton(page)).toHaveAttribute('data-early', '');
  await page.mouse.up();
  await release();
  await expect(holdButton(page)).not.toHaveAttribute('data-early', '');
  await expect(clueOn(page)).toHaveCount(0);
  await holdButton(page).hover();
  await page.mouse.down();
  await expect(clueOn(page)).toBeVisible();
  await page.mouse.up();
});

test('an entry of the record that is taken back early is, once', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  for (const seat of [1, 2, 3]) await claim(page.request, gameAt(code), seat);
  await startRecord(page.request, gameAt(code), 1);
  const release = await holdScripts(page);
  await goto(page, `/games/${code}/record`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await undo.click();
  await release();
  await expect(
    page.getByRole('heading', { name: 'Player 3’s second cube: which space?' }),
  ).toBeVisible();
  // The page shows it before the server has stored it.
  const entries = async () => (await viewTable(page.request, code)).record?.entries;
  await expect.poll(entries).toHaveLength(5);
});

test('on every page each button that is tapped early shows that it waits, and no page is left', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await claim(page.request, gameAt(code), 1, { name: 'Ana' });
  await page.route('**/_next/static/**/*.js', () => undefined);
  const ofTable = (Object.keys(TABLE_PAGES) as TablePageName[]).map(name =>
    tablePagePath(name, code, name === 'take' ? 2 : 1),
  );
  // The record's pages have other buttons once there is one.
  const recorded = await table.createGame({ mode: 'normal', players: 3 });
  for (const seat of [1, 2, 3]) await claim(page.request, gameAt(recorded.code), seat);
  await startRecord(page.request, gameAt(recorded.code), 1);
  const ofRecord = (['record', 'found'] as const).map(name => tablePagePath(name, recorded.code));
  for (const path of [...Object.values(ADDRESSES), ...ofTable, ...ofRecord]) {
    await test.step(path, async () => {
      await goto(page, path);
      await page.waitForLoadState('domcontentloaded');
      const url = page.url();
      const dead = await page.evaluate(() => {
        // A form with an action would leave the page.
        addEventListener('submit', event => event.preventDefault());
        return [...document.querySelectorAll('button')]
          .filter(button => {
            button.click();
            // The browser itself sends a form with an action.
            const works = button.disabled || button.form?.hasAttribute('action');
            if (button.matches('[aria-disabled=true]')) return button.hasAttribute('data-early');
            return !works && !button.hasAttribute('data-early');
          })
          .map(button => button.outerHTML);
      });
      expect(dead).toEqual([]);
      expect(page.url()).toBe(url);
    });
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
