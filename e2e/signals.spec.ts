import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { enterNames, heading, peek } from './passAndPlay';
import { dealOnPhone, readGame } from './phoneGames';
import { openStoredGame, startedGame } from './phoneStorage';
import { createGame, type GameOptions } from './table';

test('a clue cannot be opened silently where the table wished to hear it', async ({ player }) => {
  const { page } = await player();
  await listen(page);
  const code = await dealOnPhone(page, 3, ['Let everyone hear who looks']);
  expect((await readGame(page, code)).signals).toBe(true);
  await page.getByRole('button', { name: 'Already set up' }).click();
  await page.getByRole('link', { name: 'Who plays?' }).click();
  await enterNames(page, ['Ana', 'Bo', 'Chi']);
  for (const [index, name] of ['Ana', 'Bo', 'Chi'].entries()) {
    await peek(page, name);
    await expectHeard(page, index + 1);
    if (index < 2) await page.getByRole('button', { name: /^Done/ }).click();
  }
  await page.getByRole('link', { name: 'See the map' }).click();
  await page.getByRole('link', { name: 'Look again' }).click();
  await expect(heading(page, 'Who looks?')).toBeVisible();
  expect(await heard(page)).toEqual({ tones: 0, pulses: [] });

  // The same for later looks, and at a seat's own address.
  await page.getByRole('button', { name: 'Chi' }).click();
  await peek(page, 'Chi');
  await expectHeard(page, 3);
  await openPage(page, `/games/${code}/seats/2`);
  await expect(heading(page, 'Bo’s turn to look')).toBeVisible();
  await peek(page, 'Bo');
  await expectHeard(page, 2);
});

test('a notebook includes the own clue only audibly, and only while its page has focus', async ({
  player,
}) => {
  const { page } = await player();
  const code = await dealHeard(page, { assist: 'elimination' });
  await openPage(page, `/games/${code}/seats/2/notebook`);
  const include = page.getByRole('button', { name: 'Include my own clue' });
  await include.click();
  await expectHeard(page, 2);
  await expect(include).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(include).toBeVisible();
  await include.click();
  await expectHeard(page, 2);
});

test('the board is checked against all clues only audibly', async ({ player }) => {
  const { page } = await player();
  const code = await dealHeard(page);
  await openPage(page, `/games/${code}/record`);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('button', { name: /^Entries/ }).click();
  await page.getByRole('link', { name: 'Check the board' }).click();
  await expect(heading(page, 'No piece is wrong.')).toBeVisible();
  await expectHeard(page, 1 + 2 + 3);
});

test('a table that did not wish for sounds is silent', async ({ player }) => {
  const { page } = await player();
  await listen(page);
  await openStoredGame(page, startedGame(['Ana', 'Bo', 'Chi']), '/pass');
  await peek(page, 'Ana');
  await page.getByRole('button', { name: 'Done, pass it on' }).click();
  await expect(heading(page, 'Bo’s turn to look')).toBeVisible();
  expect(await heard(page)).toEqual({ tones: 0, pulses: [] });
});

interface Heard {
  /** Tones actually played: a suspended audio context plays none. */
  tones: number;
  pulses: number[];
}

/** Records all sounds and vibrations from now on. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard = { tones: 0, pulses: [] };
    Object.assign(window, { heard });
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (when) {
      const { context } = this;
      const count = () => {
        if (context.state !== 'running') return;
        heard.tones += 1;
        context.removeEventListener('statechange', count);
      };
      context.addEventListener('statechange', count);
      count();
      start.call(this, when);
    };
    const vibrate = navigator.vibrate.bind(navigator);
    navigator.vibrate = pattern => {
      heard.pulses.push(...(typeof pattern === 'number' ? [pattern] : pattern));
      return Reflect.apply(vibrate, navigator, [pattern]);
    };
  });

/** The sounds and vibrations since the last call. */
const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard };
    const before = { ...heard };
    Object.assign(heard, { tones: 0, pulses: [] });
    return before;
  });

async function expectHeard(page: Page, times: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: Heard }).heard.tones))
    .toBe(times);
  const { pulses } = await heard(page);
  expect(pulses.filter((_, index) => index % 2 === 0)).toHaveLength(times);
}

/** A game on the page's own phone with audible looks, and with recording of sounds. */
async function dealHeard(page: Page, wishes: Partial<GameOptions> = {}): Promise<string> {
  await listen(page);
  const shared = { mode: 'normal', players: 3, onePhone: true, signals: true } as const;
  return (await createGame(page.request, { ...shared, ...wishes })).code;
}
