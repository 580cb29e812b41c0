import { claim, HINT, send, tableAfter, vote } from '../ask';
import { endGame } from '../ending';
import { expect } from '../fixtures';
import { enterAction, playGame } from '../recordedGame';
import { createGame, gameAt } from '../table';
import { PEOPLE } from './people';
import { type Reader, standIns } from './reader';

const { LONG, THIRD, FOURTH, SHORT, SHORTEST } = PEOPLE;

/** Number of recorded pieces: with more, the texts get no longer. */
const ENTERED = 12;

/** A table with separate phones. */
export async function walkOwnPhones(reader: Reader): Promise<void> {
  const { page, say, see, visit, look, others } = reader;
  const { code } = await createGame(page.request, {
    mode: 'advanced',
    players: 4,
    seed: 'words',
    handicap: true,
  });
  const game = gameAt(code);
  // Claimed through the API; other tests cover the page for it.
  await claim(others, game, 3, { name: THIRD });
  await claim(others, game, 4, { name: FOURTH });
  await visit(`/games/${code}`);
  await visit(`/games/${code}/sit?seat=1`);
  await claim(page.request, game, 1, { name: LONG });
  await visit(`/games/${code}`);
  await page.locator('.order-line').click();
  await page.locator('dialog .rows button').first().click();
  await see('the seats');
  await page.locator('dialog .rows button', { hasText: THIRD }).click();
  await see('another player’s seat, as one player sees it');
  await page.getByRole('button', { name: say('table.done') }).click();
  await claim(page.request, game, 2, { name: SHORT });
  await visit(`/games/${code}`);
  await page.locator('.order-line').click();
  await see('the table’s sheet');
  await page.locator('.seating-chip', { hasText: THIRD }).click();
  await see('round the table, with one player lifted');
  await page.locator('dialog .rows button').first().click();
  await page.locator('dialog .rows button', { hasText: THIRD }).click();
  await see('another player’s seat, as two on one phone see it');

  await visit(`/games/${code}/seats/1`, '#notices');
  await page.locator('#notices').click();
  await see('the question where the player sits');
  await page.keyboard.press('Escape');
  await look(say('seat.holdToLook'), 1);
  await page.getByRole('button', { name: say('seat.yourSeat') }).click();
  await see('the menu of a seat');
  await visit(`/games/${code}/seats/3/take`);
  await visit(`/games/${code}/seats/1/notebook`, '[role=gridcell]');
  await page.getByRole('button', { name: say('notebook.tryOut') }).click();
  await see('a notebook in which something is tried out');
  await visit(`/games/${code}/assist`);
  await visit(`/games/${code}/found`);
  await visit(`/games/${code}/hand-out`);
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('the code for a seat');
  await visit(`/games/${code}/evening`);
  await visit(`/games/${code}/lay`);
  for (const step of [7, 11, 15]) {
    // The same call as in the page.
    await page.evaluate(step => history.pushState(null, '', `?step=${step}`), step);
    await expect(
      page.getByText(say('lay.step', { step: String(step), count: '15' })),
    ).toBeVisible();
    await see(`step ${step} of laying the map`);
  }
  await visit(`/games/${code}/pass`);
  await look(say('pass.holdToLook', { name: SHORT }), 1);
  await vote(others, game, HINT, 3);
  await visit(`/games/${code}`, '#notices');
  await page.locator('#notices').click();
  await expect(page.locator('#notice-sheet')).toBeVisible();
  await see('the question to the table');

  const { code: toLay } = await createGame(page.request, {
    mode: 'advanced',
    players: 5,
    laid: false,
    seed: 'words',
  });
  await visit(`/games/${toLay}`);
  const { code: forTwo } = await createGame(page.request, {
    mode: 'advanced',
    players: 2,
    seed: 'words',
  });
  await visit(`/games/${forTwo}/sit?seat=1`);
  await claim(page.request, gameAt(forTwo), 1, { name: SHORTEST });
  await visit(`/games/${forTwo}`);
  await visit(`/games/${forTwo}/seats/1`);
  await look(say('seat.holdToLook'), 2);
}

/** One phone passed round, from the first look to the replay. */
export async function walkOnePhone(reader: Reader): Promise<void> {
  const { page, say, see, visit, look } = reader;
  const dealt = await createGame(page.request, {
    mode: 'advanced',
    players: 5,
    seed: 'words',
    onePhone: true,
    assist: 'joint',
  });
  const { code } = dealt;
  const game = gameAt(code);
  await visit(`/games/${code}/pass?names`);
  await page.getByRole('textbox', { name: say('table.player', { seat: 1 }) }).fill(LONG);
  await page.getByRole('button', { name: say('pass.passRound') }).click();
  await expect(
    page.getByRole('heading', { name: say('pass.nowLooks', { name: LONG }) }),
  ).toBeVisible();
  await see('whose turn it is');
  await look(say('pass.holdToLook', { name: LONG }), 1);
  await expect(page.getByRole('button', { name: say('pass.passOn') })).toBeVisible();
  await see('the clue covered again');
  for (const seat of [2, 3, 4, 5])
    expect((await page.request.post(`${game}/seats/${seat}/look`)).ok()).toBe(true);
  await visit(`/games/${code}/pass`);
  await visit(`/games/${code}`);
  await page.locator('.order-line').click();
  await page.locator('dialog .rows button').first().click();
  await see('all who share a phone');

  await visit(`/games/${code}/record`);
  const { actions } = await playGame(dealt, () => page.request);
  const record = `${game}/record`;
  await tableAfter(await send(page.request, record, { seat: 1, type: 'start' }));
  for (const action of actions.slice(0, ENTERED)) await enterAction(page.request, game, action);
  await visit(`/games/${code}/record`, '.palette', [LONG, ...standIns(say)]);
  await visit(`/games/${code}/seats/1/notebook`, '[role=gridcell]');
  await endGame(page.request, code, { by: 1, found: true });
  await visit(`/games/${code}`);
  await visit(`/games/${code}/replay`, '[data-desk]');
  await visit(`/games/${code}/evening`);
}
