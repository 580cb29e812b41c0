import type { Locator } from 'playwright/test';
import { eveningAddress, sitAddress } from '@/app/addresses';
import { claim, freeing, vote } from './ask';
import { endGame, sitEverywhere } from './ending';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { nameField, openTable } from './seating';
import { gameAt } from './table';
import { expectQuestion, noticeBar } from './voting';

/** Expects these parts of a text on the screen in this order, from left to right. */
async function expectFromLeftToRight(text: Locator, parts: readonly string[]): Promise<void> {
  await expect(text).toContainText(parts[0] ?? '');
  const edges = await text.evaluate((element, parts) => {
    const node = element.firstChild;
    const range = document.createRange();
    let end = 0;
    return parts.flatMap(part => {
      const start = node?.textContent?.indexOf(part, end) ?? -1;
      if (node === null || start < 0) throw new Error(`no "${part}" in "${element.textContent}"`);
      end = start + part.length;
      range.setStart(node, start);
      range.setEnd(node, end);
      const { left, right } = range.getBoundingClientRect();
      return [left, right];
    });
  }, parts);
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
}

test('names from right to left move nothing beside them', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });

  await test.step('a name is typed in its own direction', async () => {
    await openPage(page, sitAddress(code, 1));
    await nameField(page).fill('Ana');
    await expect(nameField(page)).toHaveCSS('direction', 'ltr');
    await nameField(page).fill('שרה');
    await expect(nameField(page)).toHaveCSS('direction', 'rtl');
  });

  await sitEverywhere(page.request, code, ['שרה', 'דוד', 'سارة', 'דוד']);
  await endGame(page.request, code, { by: 1, found: true });

  await test.step('the players of an evening are listed in the order of their seats', async () => {
    await openPage(page, eveningAddress(code));
    const players = page
      .locator('main')
      .getByText(/שרה.+4$/)
      .first();
    await expectFromLeftToRight(players, ['שרה', 'דוד', '2', 'سارة', 'דוד', '4']);
  });
});

test('a question names one of two players of the same name by the number of their seat', async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(code);
  const other = await device();
  await claim(page.request, game, 1, { name: 'Ana' });
  await claim(await device(), game, 2, { name: 'Ana' });
  const view = await claim(other, game, 3, { name: 'Bence' });
  expect(view.seats.map(({ name }) => name)).toEqual(['Ana', 'Ana', 'Bence']);
  await openTable(page, code);
  await vote(other, game, freeing(2), 3);
  await expect(noticeBar(page)).toContainText('Free Ana 2’s seat?');
  await expectQuestion(page, 'Free Ana 2’s seat?');
});
