import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { claim, tableAfter, vote } from './ask';
import { agreeToHint, expectHint, holdButton, mapOn, votesOn } from './doings';
import { type Device, expect, test } from './fixtures';
import { gameAt } from './table';
import { answer, expectQuestion, foundLink, hintButton } from './voting';

const LOW = { width: 360, height: 640 };

const say = async (device: Device, address: string, data: object) =>
  tableAfter(await device.post(address, { data }));

test('a hint takes one tap of each, and a find ends the game once all agree', async ({
  table,
  player,
  device,
}) => {
  test.slow();
  const { code } = await table.createGame({ mode: 'normal', players: 4, seed: 'voting' });
  const [ada, ben, cleo, dev] = [
    (await player()).page,
    (await player()).page,
    (await player()).page,
    await device(),
  ];
  const pages = [ada, ben, cleo];
  for (const [index, name] of ['Ada', 'Ben', 'Cleo'].entries()) {
    const [page, seat] = [pages[index], index + 1];
    if (page !== undefined) await claim(page.request, gameAt(code), seat, { name });
  }
  await claim(dev, gameAt(code), 4, { name: 'Dev' });
  await ada.goto(`/games/${code}`);
  await ben.goto(`/games/${code}/seats/2`);
  await cleo.goto(`/games/${code}/lay`);

  await test.step('a hint takes one tap of each, on whichever page they are', async () => {
    await agreeToHint(ada);
    await expectQuestion(ada, 'You asked for a hint');
    await expect(hintButton(ada)).toHaveText('Hint: 1 of 3');
    for (const page of [ben, cleo]) await expectQuestion(page, 'Ada asks for a hint');
    await expectAccessible(ben);

    await say(dev, `${gameAt(code)}/hint`, { seat: 4, agree: false });
    await expect(declinedOn(ada)).toHaveText('Dev: not now');
    await expect(votesOn(ben).getByText('Dev: not now')).toBeAttached();
    await answer(ben, 'Agree');
    await expect(votesOn(cleo)).toContainText('2 agree; 3 of 4 are enough');
    await answer(cleo, 'Agree');
    for (const page of pages) await expectHint(page);
  });

  await test.step('a find is named, and seen on every map', async () => {
    await cleo.goto(`/games/${code}`);
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
    await expect(cleo.getByRole('button', { name: 'Found: 1 of 4' })).toBeVisible();
  });

  await test.step('the count leads to the question', async () => {
    await answer(cleo, 'Not yet');
    await expect(declinedOn(ada)).toHaveText('Cleo: not yet');
    await expect(votesOn(ben).getByText('Cleo: not yet')).toBeAttached();
    expect(await framesAfter(ada, 'Found: 1 of 4')).toBe(1);
    await expect(votesOn(ada)).toBeFocused();
  });

  await test.step('it ends the game once all agree', async () => {
    await answer(cleo, 'Change');
    await answer(cleo, 'Yes, found');
    await vote(dev, `${gameAt(code)}/end`, 4);
    await expect(ada.getByRole('heading', { name: 'The end' })).toHaveCount(0);
    await answer(ben, 'Yes, found');
    for (const page of pages) {
      await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/games/${code}$`));
    }
  });
});

test('a question is answered by keys and by fingers, moves nothing that is held, and is in sight on a low phone', async ({
  table,
  player,
  device,
}) => {
  test.slow();
  const name = 'Maximiliane-Charlott';
  const { code } = await table.createGame({ mode: 'advanced', players: 4, seed: 'low phone' });
  const game = gameAt(code);
  const [{ page }, others] = [await player(), await device()];
  await page.setViewportSize(LOW);
  await claim(page.request, game, 1, { name });
  for (const seat of [2, 3, 4]) await claim(others, game, seat, { name });
  const find = { seat: 2, found: true, space: { row: 2, col: 5 } };
  await page.goto(`/games/${code}`);
  const agree = votesOn(page).getByRole('button', { name: 'Agree' });

  await test.step('who asks by keys is brought to the question', async () => {
    await hintButton(page).press('Enter');
    await expectQuestion(page, 'You asked for a hint');
    await expect(votesOn(page)).toBeFocused();
    await answer(page, 'Take back');
    await expect(votesOn(page)).toBeEmpty();
  });

  await test.step('buttons that have just come are deaf for a moment', async () => {
    const tapped = await tapOnceThere(page);
    await say(others, `${game}/hint`, { seat: 2 });
    expect(await tapped()).toBe('Agree');
    await expectSettled(agree);
    await expectQuestion(page, `${name} asks for a hint`);
  });

  await test.step('nothing that is to be answered lies below the fold', async () => {
    for (const path of ['', '/lay', '/found', '/seats/1']) {
      await page.goto(`/games/${code}${path}`);
      await expectAnswersInSight(page, ['Not now', 'Agree']);
      await say(others, `${game}/end`, find);
      await expectAnswersInSight(page, ['Not yet', 'Yes, found']);
      if (path === '/seats/1') await expectInSight(holdButton(page));
      await tableAfter(await others.delete(`${game}/end`, { data: { seat: 2 } }));
      await expectQuestion(page, `${name} asks for a hint`);
      if (path === '/seats/1') await expectInSight(holdButton(page));
    }
  });

  await test.step('no question opens while a clue is held open', async () => {
    await answer(page, 'Not now');
    await expectQuestion(page, 'You said not now');
    // The map grows into the room that the question leaves, so a press may miss the button at first.
    await expect(async () => {
      await page.mouse.up();
      await holdButton(page).hover();
      await page.mouse.down();
      await expect(page.getByRole('button', { name: 'Looking' })).toBeVisible({ timeout: 3000 });
    }).toPass();
    const place = await mapOn(page).boundingBox();
    const heard = page.waitForResponse(
      response => response.url().endsWith(game) && response.request().method() === 'GET',
    );
    await say(others, `${game}/end`, find);
    await heard;
    expect(await mapOn(page).boundingBox()).toEqual(place);
    await expect(votesOn(page).getByRole('heading')).toHaveText(['You said not now']);
    await page.mouse.up();
    await expectQuestion(page, `${name}: Found it!`);
  });

  await test.step('who answers by keys is brought to what that has changed', async () => {
    // From the top: keyboard focus otherwise continues from its last position.
    await page.reload();
    const yes = votesOn(page).getByRole('button', { name: 'Yes, found' });
    await expect(yes).toBeVisible();
    const toQuestion = page.getByRole('button', { name: 'To the question' });
    await page.keyboard.press('Tab');
    await expect(toQuestion).toBeFocused();
    await toQuestion.press('Enter');
    await expect(votesOn(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(votesOn(page).getByRole('button', { name: 'Not yet' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(yes).toBeFocused();
    await expectSettled(yes);
    await yes.press('Enter');
    await expectQuestion(page, 'You said: yes, found');
    await expect(votesOn(page)).toBeFocused();
    await expect(toQuestion).toHaveCount(0);
  });
});

/**
 * Clicks the button as soon as it appears, like a tap meant for something else. Resolves once that is arranged, to a
 * function that waits for the tap and returns the button's text.
 */
async function tapOnceThere(page: Page): Promise<() => Promise<string>> {
  const tapping = await page.evaluateHandle(() => {
    const tapped = new Promise<string>(done => {
      const watch = new MutationObserver(() => {
        const agree = document.querySelector<HTMLElement>('#votes .button.primary');
        if (agree === null) return;
        watch.disconnect();
        agree.click();
        done(agree.textContent);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    return { tapped };
  });
  return () => tapping.evaluate(({ tapped }) => tapped);
}

async function expectAnswersInSight(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expectInSight(votesOn(page).getByRole('button', { name, exact: true }));
  }
}

async function expectInSight(button: Locator): Promise<void> {
  await expectSettled(button);
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(LOW.height);
}

/** The list of those who declined, as the asker sees it. */
const declinedOn = (page: Page): Locator => votesOn(page).locator('.declined');

/** The number of animated frames around the questions, right after this button has led there. */
const framesAfter = (page: Page, name: string): Promise<number> =>
  page.getByRole('button', { name }).evaluate(async (button: HTMLElement) => {
    button.click();
    // Two frames: the first draws the new content.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const rows = document.querySelectorAll('#votes .vote-banner');
    return [...rows].flatMap(row => row.getAnimations()).length;
  });

/** A new button ignores taps for a moment; a trial click waits until it accepts them. */
const expectSettled = (button: Locator): Promise<void> => button.click({ trial: true });

const space = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
