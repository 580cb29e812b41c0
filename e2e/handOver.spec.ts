import { expectAccessible } from './accessible';
import { startAtTable } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';
import type { Player } from './player';
import { holdOpen, openOwnSeat, openSeatMenu } from './seating';

/** Reads the six digits, and the path in the QR code's address. */
async function readCode({ page }: Player): Promise<{ digits: string; path: string }> {
  await page.getByRole('button', { name: 'Move to another phone' }).click();
  await page.getByRole('button', { name: 'Show the code' }).click();
  const digits = await page.getByText(/^\d{3} \d{3}$/).innerText();
  const link = await page.getByRole('link', { name: 'Link for' }).getAttribute('href');
  const { pathname, hash } = new URL(link ?? '');
  return { digits: digits.replace(' ', ''), path: pathname + hash };
}

const MOVED = /Your seat moved to another phone/;

/** In the notice bar of a table's page, or on the page of the seat itself. */
const expectMoved = ({ page }: Player) =>
  expect(
    page.getByRole('button', { name: MOVED }).or(page.getByRole('heading', { name: MOVED })),
  ).toBeVisible();

test('a seat moves to another phone by its link, and back by its digits', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [old, next] = [await player(), await player()];
  await startAtTable(old.page, code, 1, 'Ana');
  await openSeatMenu(old.page);
  const { digits, path } = await readCode(old);

  await test.step('the link fills in the digits, and removes them from the address', async () => {
    await expectAccessible(old.page);
    await openPage(next.page, path);
    await expect(next.page.getByRole('textbox', { name: 'Six digits' })).toHaveValue(digits);
    expect(next.page.url()).not.toContain(digits);
    await expectAccessible(next.page);
  });

  await test.step('the clue is on the other phone now, and the first one shows that', async () => {
    await next.page.getByRole('button', { name: 'Move Ana’s seat here' }).click();
    await expect(next.page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible();
    await holdOpen(next.page, () => expect(next.page.getByText('of 108 spaces fit')).toBeVisible());
    await expectMoved(old);
    await expect(old.page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the address that the phone names leads to where the digits are typed', async () => {
    await openOwnSeat(next.page);
    const again = await readCode(next);
    const sheet = next.page.getByRole('dialog', { name: 'Move to another phone' });
    const step = sheet.getByRole('listitem').first();
    const [, address = ''] = /open (\S+) there/.exec((await step.textContent()) ?? '') ?? [];
    await openPage(next.page, `/games/${code}/lay?step=1`);
    await expect(next.page.getByText(/^step \d+ of 13/)).toBeVisible();

    await openPage(old.page, new URL(`http://${address}`).pathname.toLowerCase());
    await old.page.getByRole('textbox', { name: 'Six digits' }).fill(again.digits);
    await old.page.getByRole('button', { name: 'Move Ana’s seat here' }).click();
    await expect(old.page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible();
  });

  await test.step('the phone shows it at once on any page, even while the map is laid', async () => {
    await expectMoved(next);
    await expectAccessible(next.page);
  });
});
