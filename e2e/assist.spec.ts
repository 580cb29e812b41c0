import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { claim } from './ask';
import { expectTable, votesOn } from './doings';
import { expect, test } from './fixtures';
import { answerInTurn } from './goingRound';
import { codeIn, dealOnPhone, keptGame } from './phoneGames';
import { openSeats } from './seating';
import { gameAt, viewTable } from './table';
import { answer, expectQuestion } from './voting';

test('help is chosen with the deal, shown to all, and changed only by all', async ({
  player,
  request,
}) => {
  const { page: ana } = await player();
  await ana.goto('/new');
  await ana.getByRole('radio', { name: '3', exact: true }).check();
  await ana.getByRole('button', { name: /^Wishes/ }).click();
  await ana.getByRole('radio', { name: /^Elimination/ }).check();
  await expect(ana.getByRole('button', { name: /^Wishes/ })).toContainText('elimination');
  await ana.getByRole('button', { name: 'Deal', exact: true }).click();
  const code = await expectTable(ana);
  await ana.getByRole('button', { name: 'Already laid' }).click();
  const [{ page: ben }, { page: cleo }] = [await player(), await player()];
  for (const [index, [page, name]] of (
    [
      [ana, 'Ana'],
      [ben, 'Ben'],
      [cleo, 'Cleo'],
    ] as const
  ).entries()) {
    await claim(page.request, gameAt(code), index + 1, { name });
    await page.goto(`/games/${code}`);
  }

  await openSeats(ben);
  await ben.getByRole('link', { name: 'Help at this table' }).click();
  await expect(levelOn(ben, 'Elimination')).toBeChecked();
  await expect(ben.getByText('now', { exact: true })).toBeVisible();
  await expectAccessible(ben);
  await askFor(ben, 'None');
  await expectQuestion(ben, 'You asked for other help: no help');
  for (const page of [ana, cleo]) await expectQuestion(page, 'Ben asks for other help: no help');

  // One refusal keeps it: all are told whose, nobody is asked any more, and who asked how to ask again.
  await answer(ana, 'Rather not');
  for (const page of [ana, ben, cleo]) {
    await expect(votesOn(page)).toContainText('Ana: rather not. The help stays as it is.');
  }
  await expect(votesOn(ben)).toContainText('take the question back first');
  await expect(votesOn(cleo).getByRole('button')).toHaveCount(0);
  expect((await viewTable(request, code)).assist.level).toBe('elimination');

  // Somebody else asks for something else, and all agree.
  await cleo.goto(`/games/${code}/help`);
  await askFor(cleo, 'Joint');
  for (const page of [ana, ben]) {
    await expectQuestion(page, 'Cleo asks for other help: joint reckoning');
    await answer(page, 'Agree');
  }
  for (const page of [ben, cleo]) await expect(levelOn(page, 'Joint')).toBeChecked();
  // Told to each of them, once.
  for (const page of [ana, ben, cleo]) {
    await expect(votesOn(page)).toContainText('Now: joint reckoning');
  }
  await votesOn(ana).getByRole('button', { name: 'Got it' }).click();
  await ana.reload();
  await ben.reload();
  await expect(votesOn(ben)).toContainText('Now: joint reckoning');
  await expect(votesOn(ana)).not.toContainText('Now:');
  expect((await viewTable(request, code)).assist).toMatchObject({ level: 'joint', asked: null });
});

test('one phone asks for other help in its round', async ({ player }) => {
  const { page } = await player();
  await dealOnPhone(page, 3);
  await page.getByRole('button', { name: 'Already laid' }).click();
  const code = codeIn(page);
  const ask = async () => {
    await page.goto(`/games/${code}/help`);
    await askFor(page, 'Elimination', 'link');
  };
  const question = (seat: number) => `Player ${seat}, do you agree?`;

  await ask();
  await answerInTurn(page, question(1), 'Agree');
  await answerInTurn(page, question(2), 'Rather not');
  await answerInTurn(page, question(3), 'Agree');
  await expect(page.getByText('It stays as it is')).toBeVisible();
  await page.getByRole('button', { name: 'To the map' }).click();
  await expectTable(page);
  expect(await keptGame(page, code)).toMatchObject({ assist: 'tick-list', assistQuestion: null });

  await ask();
  for (const seat of [1, 2, 3]) await answerInTurn(page, question(seat), 'Agree');
  await expect(page.getByRole('heading', { name: 'Now: elimination' })).toBeVisible();
  expect((await keptGame(page, code)).assist).toBe('elimination');
});

const levelOn = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });

async function askFor(page: Page, name: string, role: 'button' | 'link' = 'button') {
  await levelOn(page, name).check();
  await page.getByRole(role, { name: 'Ask the others' }).click();
}
