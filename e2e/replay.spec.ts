import { interpretActions } from '@/lib/play/interpretRecord';
import { turnsReached } from '@/lib/play/step';
import { expectAccessible } from './accessible';
import { endGame, sitEverywhere } from './ending';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { recordGame } from './recordedGame';

const NAMES = ['Ana', 'Ben', 'Chiara', 'Dan', 'Eva'];

test('after the end the film can be stepped through from any player’s view', async ({
  page,
  table,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await table.createGame({ mode: 'advanced', players: 5, seed: 'lookback' });
  await sitEverywhere(page.request, game.code, NAMES);
  const actions = await recordGame(page.request, game);
  const turns = turnsReached(interpretActions(actions, 5).steps);
  const film = `/games/${game.code}/replay`;
  await openPage(page, film);
  await expect(page).toHaveURL(new RegExp(`/games/${game.code}$`));
  await endGame(page.request, game.code, { by: 3, found: true });

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  const where = (entry: number) =>
    turns[entry] === 0
      ? `piece ${entry} of ${actions.length} · first cubes`
      : `piece ${entry} of ${actions.length} · turn ${turns[entry]}`;
  await expect(page.getByText(where(0))).toBeVisible();
  await expect(
    page.getByText('This looks only at the pieces, not at why someone chose a space.'),
  ).toBeVisible();
  await expect(
    page.getByText(/Most telling piece: \w+’s (disc|cube) on \w\d, .+ left before it/),
  ).toBeVisible();
  // Later entries are not revealed.
  await expect(page.locator('.flag')).toHaveCount(0);
  await expect(page.getByText(/a wrong disc on \w\d, fixed after 3 turns/)).toBeVisible();

  // Without focus, only the left and right arrows move the replay; other keys scroll the page.
  for (const [key, entry] of [
    ['End', 0],
    ['ArrowRight', 1],
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(where(entry))).toBeVisible();
  }
  const slider = page.getByRole('slider', { name: 'Position in the replay' });
  await slider.focus();
  for (const [key, entry] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['Shift+ArrowRight', turns.indexOf(1)],
    ['End', actions.length],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(where(entry))).toBeVisible();
  }
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    `0 of ${actions.length}: The board is still empty.`,
  );
  await page.keyboard.press('4');
  await expect(page.getByRole('button', { name: 'Dan', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText(/^With their own clue, Dan has \d+ spaces left\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Spectator' }).click();
  await expect(page.getByText(/^Someone who knows no clue has \d+ spaces left\.$/)).toBeVisible();

  const box = await page.locator('.strips .drag').boundingBox();
  if (box === null) throw new Error('nothing to drag');
  await page.mouse.move(box.x + 2, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(where(actions.length))).toBeVisible();
  await expect(page.locator('.flag')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'One piece back' }).click();
  await expect(page.getByText(where(actions.length - 1))).toBeVisible();
  await page.getByRole('button', { name: 'Spaces left' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^[A-L]\d+ \d+%$/ })).not.toHaveCount(
    0,
  );
  await page.getByRole('button', { name: 'Spaces left' }).click();
  await page.getByRole('button', { name: 'Piece by piece' }).click();
  await page.getByRole('listitem').getByRole('button').nth(2).click();
  await expect(page.getByText(where(3))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText(where(4))).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectAccessible(page);
});

test('the address of the film names the piece that is shown, and opens it', async ({
  page,
  table,
}) => {
  const game = await table.createGame({ mode: 'normal', players: 3, seed: 'astep' });
  await sitEverywhere(page.request, game.code, NAMES.slice(0, 3));
  const { length } = await recordGame(page.request, game);
  await endGame(page.request, game.code, { by: 1, found: true });
  const film = `/games/${game.code}/replay`;
  const where = (entry: number) => page.getByText(`piece ${entry} of ${length} · `);

  await openPage(page, `/games/${game.code}`);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(where(0)).toBeVisible();
  for (let piece = 1; piece <= 3; piece += 1)
    await page.getByRole('button', { name: 'One piece forward' }).click();
  await expect(page).toHaveURL(`${film}?piece=3`);
  await reloadPage(page);
  await expect(where(3)).toBeVisible();
  await page.getByRole('button', { name: 'One piece forward' }).click();
  await expect(page).toHaveURL(`${film}?piece=4`);

  // A sheet over the page has its own address; then "back" leaves the replay, whatever the number of its steps.
  await page.getByRole('button', { name: 'Help and settings' }).click();
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page).toHaveURL('/how-to-play');
  await page.goBack();
  await expect(page).toHaveURL(`${film}?piece=4`);
  await expect(where(4)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  await page.goForward();
  await expect(where(4)).toBeVisible();

  for (const [wrong, entry] of [
    [String(length + 1), 0],
    ['middle', 0],
    [String(length), length],
  ] as const) {
    await openPage(page, `${film}?piece=${wrong}`);
    await expect(where(entry)).toBeVisible();
  }
});
