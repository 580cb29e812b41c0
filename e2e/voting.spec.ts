import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { agreeToHint, callFound, expectHint, holdButton, mapOn, votesOn } from './doings';
import { type Device, expect, test } from './fixtures';
import { gameAt } from './table';
import { answer, endTogether, expectQuestion, foundLink, hintButton } from './voting';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dev'];
const LOW = { width: 360, height: 640 };

type Table = { readonly code: string; readonly pages: readonly Page[] };

/** So many at a table whose map is laid, each on a phone of their own that shows the table. */
async function sitTogether(
  table: { createGame(options: object): Promise<{ readonly code: string }> },
  player: () => Promise<{ readonly page: Page }>,
  count: 2 | 3 | 4,
): Promise<Table> {
  const { code } = await table.createGame({ mode: 'normal', players: count, laid: true });
  const pages: Page[] = [];
  for (const [index, name] of NAMES.slice(0, count).entries()) {
    const { page } = await player();
    await claim(page.request, code, index + 1, name);
    pages.push(page);
  }
  for (const page of pages) await page.goto(`/games/${code}`);
  return { code, pages };
}

async function claim(device: Device, code: string, seat: number, name?: string): Promise<void> {
  const claimed = await device.post(`${gameAt(code)}/seats/${seat}/claim`, { data: { name } });
  expect(claimed.ok(), await claimed.text()).toBe(true);
}

async function post(device: Device, address: string, data: object): Promise<void> {
  const answered = await device.post(address, { data });
  expect(answered.ok(), await answered.text()).toBe(true);
}

test('a hint takes one tap of each, on whichever page they are', async ({ table, player }) => {
  test.slow();
  const { code, pages } = await sitTogether(table, player, 4);
  const [ada, ben, cleo, dev] = four(pages);
  await ben.goto(`/games/${code}/seats/2`);
  await cleo.goto(`/games/${code}/lay`);

  await agreeToHint(ada);
  await expectQuestion(ada, 'You asked for a hint');
  await expect(hintButton(ada)).toHaveText('Hint: 1 of 3');
  for (const page of [ben, cleo, dev]) await expectQuestion(page, 'Ada asks for a hint');
  await expectAccessible(ben);

  await answer(dev, 'Not now');
  await expectQuestion(dev, 'You said not now');
  await expect(declinedOn(ada)).toHaveText('Dev: not now');
  await expect(votesOn(ben).getByText('Dev: not now')).toBeAttached();
  await answer(ben, 'Agree');
  await expect(votesOn(cleo)).toContainText('2 agree; 3 of 4 are enough');
  await answer(cleo, 'Agree');
  for (const page of pages) await expectHint(page);

  await test.step('it is read again later', async () => {
    await answer(ada, 'Got it');
    await expect(votesOn(ada)).toBeEmpty();
    await ada.reload();
    await expect(hintButton(ada)).toHaveText('Read the hint');
    await expect(votesOn(ada)).toBeEmpty();
    await hintButton(ada).click();
    await expectHint(ada);
  });
});

test('"not now" is an answer, and can be changed', async ({ table, player }) => {
  const { pages } = await sitTogether(table, player, 3);
  const [ada, ben, cleo] = pages;
  if (!ada || !ben || !cleo) throw new Error('three sit');
  await agreeToHint(ada);
  await answer(ben, 'Not now');
  await answer(cleo, 'Agree');
  await expect(votesOn(ada)).toContainText('2 of 3 agree');
  await answer(ben, 'Change');
  await expectQuestion(ben, 'Ada asks for a hint');
  await answer(ben, 'Agree');
  for (const page of pages) await expectHint(page);
});

test('a find is named, seen on every map, and ends the game once all agree', async ({
  table,
  player,
}) => {
  test.slow();
  const { code, pages } = await sitTogether(table, player, 3);
  const [ada, ben, cleo] = pages;
  if (!ada || !ben || !cleo) throw new Error('three sit');
  await cleo.goto(`/games/${code}/seats/3`);

  await space(ada, 'E2').click();
  await foundLink(ada).click();
  await expect(ada.getByRole('heading', { name: 'On this space?' })).toBeVisible();
  await expect(ada.locator('.space-plate')).toContainText('E2');
  await space(ada, 'F5').click();
  await expect(ada.locator('.space-plate')).toContainText('F5');
  await ada.getByRole('button', { name: 'Yes, ask the others' }).click();
  await expectQuestion(ada, /^You called it: F5, \w+$/);
  await expect(ada).toHaveURL(new RegExp(`/games/${code}$`));

  for (const page of [ben, cleo]) {
    await expectQuestion(page, /^Ada: Found it! F5, \w+\.$/);
    await expect(page.getByRole('gridcell', { name: /^F5,.*found it here/ })).toBeAttached();
  }
  await expect(ben.getByRole('button', { name: 'Found: 1 of 3' })).toBeVisible();
  await answer(ben, 'Not yet');
  await expect(declinedOn(ada)).toHaveText('Ben: not yet');
  await expect(votesOn(cleo).getByText('Ben: not yet')).toBeAttached();
  expect(await framesAfter(ada, 'Found: 1 of 3')).toBe(1);
  await expect(votesOn(ada)).toBeFocused();
  await answer(ben, 'Change');
  await answer(ben, 'Yes, found');
  await answer(cleo, 'Yes, found');
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/games/${code}$`));
  }
});

test('who has called the wrong space takes it back', async ({ table, player }) => {
  const { pages } = await sitTogether(table, player, 2);
  const [ada, ben] = pages;
  if (!ada || !ben) throw new Error('two sit');
  await callFound(ada);
  await expectQuestion(ada, 'You called it');
  await answer(ben, 'Not yet');
  await expect(declinedOn(ada)).toHaveText('Ben: not yet');
  await answer(ada, 'Take back');
  for (const page of pages) {
    await expect(votesOn(page)).toBeEmpty();
    await expect(foundLink(page)).toBeVisible();
  }
});

test('a table gives up together', async ({ table, player }) => {
  const { code, pages } = await sitTogether(table, player, 2);
  const [ada, ben] = pages;
  if (!ada || !ben) throw new Error('two sit');
  await foundLink(ada).click();
  await ada.getByRole('button', { name: 'Nobody found it: open the clues' }).click();
  await expectQuestion(ada, 'You said nobody found it');
  await expectQuestion(ben, 'Ada: Nobody found it. Open the clues?');
  await expect(ben.getByRole('button', { name: 'End: 1 of 2' })).toBeVisible();
  await ben.goto(`/games/${code}/found`);
  await expect(ben.getByRole('button', { name: 'Without a space' })).toBeDisabled();
  await answer(ben, 'Yes, open them');
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  }
});

test('a table that somebody has left is ended by those who sit', async ({ table, player }) => {
  test.slow();
  const { code, pages } = await sitTogether(table, player, 4);
  const [ada, ben, cleo, dev] = four(pages);
  const left = await dev.request.delete(`${gameAt(code)}/seats/4`);
  expect(left.ok()).toBe(true);
  await endTogether(ada, [ben, cleo]);
  for (const page of [ada, ben, cleo]) {
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  }
});

test('of two questions the end comes first', async ({ table, player }) => {
  const { pages } = await sitTogether(table, player, 3);
  const [ada, ben, cleo] = pages;
  if (!ada || !ben || !cleo) throw new Error('three sit');
  await agreeToHint(ada);
  await expectQuestion(cleo, 'Ada asks for a hint');
  await callFound(ben);
  await expectQuestion(cleo, 'Ben: Found it!');
  await answer(cleo, 'Not yet');
  await expectQuestion(cleo, 'Ada asks for a hint');
  await expectQuestion(cleo, 'You said not yet');
  await answer(cleo, 'Not now');
  await expectQuestion(cleo, 'You said not yet');
  await expectQuestion(cleo, 'You said not now');
  await hintButton(cleo).click();
  await expectQuestion(cleo, 'Ada asks for a hint');
});

test('a phone with two seats answers for each, and whoever watches sees it', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: true });
  const [both, watcher] = [await player(), await player()];
  const other = await device();
  await claim(other, code, 1, 'Ada');
  await claim(both.page.request, code, 2, 'Ben');
  await claim(both.page.request, code, 3, 'Cleo');
  for (const { page } of [both, watcher]) await page.goto(`/games/${code}`);
  await post(other, `${gameAt(code)}/hint`, { seat: 1 });

  await expectQuestion(watcher.page, 'Ada asks for a hint');
  await expect(votesOn(watcher.page).getByRole('button')).toHaveCount(0);
  await expect(votesOn(both.page)).toContainText('What does Ben say?');
  await answer(both.page, 'Agree');
  await expect(votesOn(both.page)).toContainText('What does Cleo say?');
  await answer(both.page, 'Not now');
  await expect(votesOn(both.page).getByText('Cleo: not now')).toBeAttached();
  await expect(votesOn(watcher.page)).toContainText('2 of 3 agree');

  await both.page.goto(`/games/${code}/found`);
  await expect(both.page.getByRole('button', { name: 'Without a space' })).toBeDisabled();
  await both.page.getByRole('radio', { name: 'Cleo' }).check();
  await both.page.getByRole('button', { name: 'Without a space' }).click();
  await expectQuestion(watcher.page, 'Cleo: Found it!');
});

test('who uses keys is brought to what their answer has changed', async ({ table, player }) => {
  const { pages } = await sitTogether(table, player, 3);
  const [ada, ben] = pages;
  if (!ada || !ben) throw new Error('three sit');
  await hintButton(ada).press('Enter');
  await expectQuestion(ada, 'You asked for a hint');
  await expect(votesOn(ada)).toBeFocused();
  const agree = votesOn(ben).getByRole('button', { name: 'Agree' });
  // From the top: keys go on from where somebody was last.
  await ben.reload();
  await expect(agree).toBeVisible();
  const toQuestion = ben.getByRole('button', { name: 'To the question' });
  await ben.keyboard.press('Tab');
  await expect(toQuestion).toBeFocused();
  await toQuestion.press('Enter');
  await expect(votesOn(ben)).toBeFocused();
  await ben.keyboard.press('Tab');
  await expect(votesOn(ben).getByRole('button', { name: 'Not now' })).toBeFocused();
  await ben.keyboard.press('Tab');
  await expect(agree).toBeFocused();
  await expectSettled(agree);
  await agree.press('Enter');
  await expectQuestion(ben, 'You agreed to a hint');
  await expect(votesOn(ben)).toBeFocused();
  await expect(toQuestion).toHaveCount(0);
});

test('no question opens while a clue is held open', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: true });
  const { page } = await player();
  const other = await device();
  await claim(page.request, code, 1, 'Ada');
  await claim(other, code, 2, 'Ben');
  await page.goto(`/games/${code}/seats/1`);
  await holdButton(page).hover();
  await page.mouse.down();
  await expect(page.getByRole('button', { name: 'Looking' })).toBeVisible();
  const place = await mapOn(page).boundingBox();
  const heard = page.waitForResponse(
    response => response.url().endsWith(gameAt(code)) && response.request().method() === 'GET',
  );
  await post(other, `${gameAt(code)}/hint`, { seat: 2 });
  await heard;
  expect(await mapOn(page).boundingBox()).toEqual(place);
  await expect(votesOn(page)).toBeEmpty();
  await page.mouse.up();
  await expectQuestion(page, 'Ben asks for a hint');
});

test('buttons that have just come are deaf for a moment', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: true });
  const { page } = await player();
  const other = await device();
  await claim(page.request, code, 1, 'Ada');
  await claim(other, code, 2, 'Ben');
  await page.goto(`/games/${code}`);
  await expect(hintButton(page)).toBeVisible();
  // A finger that was on its way when the button came.
  const tapped = page.evaluate(
    () =>
      new Promise<string>(done => {
        const watch = new MutationObserver(() => {
          const agree = document.querySelector<HTMLElement>('#votes .button.primary');
          if (agree === null) return;
          watch.disconnect();
          agree.click();
          done(agree.textContent);
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await post(other, `${gameAt(code)}/hint`, { seat: 2 });
  expect(await tapped).toBe('Agree');
  const agree = votesOn(page).getByRole('button', { name: 'Agree' });
  await expectSettled(agree);
  await expectQuestion(page, 'Ben asks for a hint');
  await agree.click();
  await expectQuestion(page, 'You agreed to a hint');
});

test('nothing that is to be answered lies below the fold of a low phone', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 4, laid: true });
  const { page } = await player();
  const others = await device();
  await page.setViewportSize(LOW);
  await claim(page.request, code, 1, 'Maximiliane-Charlott');
  for (const seat of [2, 3, 4]) await claim(others, code, seat, 'Maximiliane-Charlott');
  const end = { found: true, space: { row: 2, col: 5 } };
  for (const ask of [
    () => post(others, `${gameAt(code)}/hint`, { seat: 2 }),
    () => post(others, `${gameAt(code)}/end`, { seat: 2, ...end }),
  ]) {
    await ask();
    for (const path of ['', '/seats/1', '/lay', '/found']) {
      await page.goto(`/games/${code}${path}`);
      for (const name of [/^Not (now|yet)$/, /^(Agree|Yes, found)$/]) {
        await expectInSight(votesOn(page).getByRole('button', { name }));
      }
      if (path === '/seats/1') await expectInSight(holdButton(page));
    }
  }
});

async function expectInSight(button: Locator): Promise<void> {
  await expectSettled(button);
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(LOW.height);
}

/** What the asker reads of those who said no. */
const declinedOn = (page: Page): Locator => votesOn(page).locator('.declined');

/** How many frames stand round the questions right after this button has led there. */
const framesAfter = (page: Page, name: string): Promise<number> =>
  page.getByRole('button', { name }).evaluate(async (button: HTMLElement) => {
    button.click();
    // Twice: what it leads to is drawn first.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const rows = document.querySelectorAll('#votes .vote-banner');
    return [...rows].flatMap(row => row.getAnimations()).length;
  });

/** A button that has just come is deaf for a moment; a click without force waits until it hears. */
const expectSettled = (button: Locator): Promise<void> => button.click({ trial: true });

const space = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });

function four(pages: readonly Page[]): readonly [Page, Page, Page, Page] {
  const [one, two, three, last] = pages;
  if (!one || !two || !three || !last) throw new Error('four sit');
  return [one, two, three, last];
}
