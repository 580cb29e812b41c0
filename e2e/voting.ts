import { expect, type Locator, type Page } from 'playwright/test';

/** Common actions with votes, on any page of the table. */

/** The table's hint button, which first asks and then shows the count. */
export const hintButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Ask for a hint|Hint: \d of \d|Read the hint)$/ });

export const foundLink = (page: Page): Locator =>
  page.getByRole('link', { name: 'Found it!', exact: true });

/** The words over the line above the map, or the disc, that open the table's notices; absent while there are none. */
export const noticeBar = (page: Page | Locator): Locator => page.locator('#notices');

/** The sheet that shows the notices in full; absent while it is closed. */
export const noticeSheet = (page: Page | Locator): Locator => page.locator('#notice-sheet');

/** The full-screen dialog about a called find; absent while there is none. */
export const findSheet = (page: Page | Locator): Locator => page.locator('#find-sheet');

/** The text of the notices that screen readers announce. */
export const noticeStatus = (page: Page | Locator): Locator =>
  page.locator('.notice-bar-place > [role=status]');

/** Limits one try, which may wait for an element that has just disappeared. On a busy machine a tap takes seconds. */
const ONE_TRY = { timeout: 10_000 };
const ALL_TRIES = { timeout: 60_000 };

/** The button with the count of the phone's own question, which opens it, or the one that shows the hint again. */
const countButton = (page: Page | Locator): Locator =>
  page.getByRole('button', { name: /^((Hint|Found|End): \d of \d|Read the hint)$/ }).first();

/** Opens the sheet, if closed, from its bar or else from the button with the count. Closes a called find first. */
export async function openNotices(page: Page | Locator): Promise<Locator> {
  await expect(noticeBar(page).or(countButton(page)).first()).toBeVisible();
  // After asking a question the page may open the sheet itself, at any time.
  await expect(() => tryToOpenNotices(page)).toPass(ALL_TRIES);
  return noticeSheet(page);
}

async function tryToOpenNotices(page: Page | Locator): Promise<Locator> {
  const sheet = noticeSheet(page);
  await closeFind(page);
  const disc = page.locator('.notice-disc');
  if (await disc.isVisible()) await disc.click(ONE_TRY);
  if (!(await sheet.isVisible())) {
    const bar = page.locator('#notices[aria-expanded=false]');
    await ((await bar.isVisible()) ? bar : countButton(page)).click(ONE_TRY);
  }
  await expect(sheet).toBeVisible(ONE_TRY);
  return sheet;
}

/** Looks into the sheet as it is, then with each of its rows open, until `look` returns true. */
async function searchNotices(
  page: Page | Locator,
  look: (sheet: Locator) => Promise<boolean>,
): Promise<boolean> {
  const sheet = await tryToOpenNotices(page);
  if (await look(sheet)) return true;
  const notices = sheet.locator('ul > li');
  for (let index = 0; index < (await notices.count()); index += 1) {
    const row = notices.nth(index).locator('.notice-row');
    if ((await row.count()) === 0) continue;
    await row.click(ONE_TRY);
    if (await look(sheet)) return true;
  }
  return false;
}

/** Closes the full-screen dialog about a called find, if it is open; the find is then among the notices. */
export async function closeFind(page: Page | Locator): Promise<void> {
  const close = findSheet(page).getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click(ONE_TRY);
}

/** Closes the sheet, which covers the page's own buttons, if it is open. */
export async function closeNotices(page: Page): Promise<void> {
  const sheet = noticeSheet(page);
  // The last answer also closes it, at any time.
  await expect(async () => {
    await closeFind(page);
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close' }).click(ONE_TRY);
    await expect(sheet).toHaveCount(0, ONE_TRY);
  }).toPass(ALL_TRIES);
}

/** Retries, because the last answer may close the sheet at any time; it is then opened again. */
const retrying = (look: () => Promise<void>): Promise<void> => expect(look).toPass(ALL_TRIES);

/** A phone that all share asks them once: the sheet opens by itself, and they answer together. */
export async function answerTogether(page: Page, name: string): Promise<void> {
  await expect(noticeSheet(page).getByText('Do you all agree?')).toBeVisible();
  await answer(page, name);
}

/** Presses a notice's button, such as "Agree". */
export const answer = (page: Page | Locator, name: string): Promise<void> =>
  retrying(async () => {
    const called = findSheet(page).getByRole('button', { name, exact: true });
    if (await called.isVisible()) return called.click(ONE_TRY);
    const isPressed = await searchNotices(page, async sheet => {
      const button = sheet.getByRole('button', { name, exact: true });
      if ((await button.count()) === 0) return false;
      await button.click(ONE_TRY);
      return true;
    });
    expect(isPressed, `"${name}" is pressed`).toBe(true);
  });

export async function askForHint(page: Page): Promise<void> {
  await closeNotices(page);
  await hintButton(page).click();
}

/** Expects a title in the sheet. */
export const expectQuestion = (page: Page | Locator, title: string | RegExp): Promise<void> =>
  retrying(async () => {
    const sheet = await tryToOpenNotices(page);
    await expect(sheet.getByRole('heading', { name: title })).toBeVisible(ONE_TRY);
  });

export const expectNotice = (page: Page | Locator, words: string | RegExp): Promise<void> =>
  retrying(async () => {
    const isShown = await searchNotices(page, sheet => contains(sheet, words));
    expect(isShown, `"${words}" is shown`).toBe(true);
  });

/** Expects that no notice shows this; there may be no notices at all. */
export const expectNoNotice = (page: Page | Locator, words: string | RegExp): Promise<void> =>
  expect(async () => {
    if ((await noticeBar(page).count()) === 0) return;
    const isShown = await searchNotices(page, sheet => contains(sheet, words));
    expect(isShown, `"${words}" is shown`).toBe(false);
  }).toPass(ALL_TRIES);

async function contains(sheet: Locator, words: string | RegExp): Promise<boolean> {
  const text = (await sheet.textContent(ONE_TRY)) ?? '';
  return typeof words === 'string' ? text.includes(words) : words.test(text);
}

export async function expectNoNotices(page: Page | Locator): Promise<void> {
  await expect(noticeStatus(page)).toBeEmpty();
  await expect(noticeBar(page)).toHaveCount(0);
  await expect(noticeSheet(page)).toHaveCount(0);
}

/** The page reports a lost connection in the bar, which may name a newer notice. */
export async function expectDisconnected(page: Page | Locator): Promise<void> {
  await expect(noticeStatus(page)).toContainText('No connection since');
  await expect(noticeBar(page)).toContainText(/No connection since|\+\d/);
}

export const expectConnected = (page: Page | Locator): Promise<void> =>
  expect(noticeStatus(page)).not.toContainText('No connection since');
