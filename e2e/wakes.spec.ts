import type { Browser, BrowserType, CDPSession, LaunchOptions, Page } from 'playwright/test';
import { freePort } from '@/lib/testing/freePort';
import { expectCovered, hold } from './actions';
import { claim, HINT, vote } from './ask';
import { type Device, expect, test } from './fixtures';
import { openOnly, openPage } from './open';
import { gameAt } from './table';
import { expectQuestion } from './voting';

/** A phone that is used again after it was locked or its page was left. */

const SEEDED = { mode: 'normal', players: 3, seed: 'a phone that wakes' } as const;

test('a locked phone covers its clue, and shows the current table once it is woken', async ({
  playwright,
  origin,
  table,
  device,
}, { project }) => {
  const { code } = await table.createGame(SEEDED);
  const others = await device();
  await seatOthers(others, code);
  const { page, screen, close } = await openPhone(playwright.chromium, project.use.launchOptions);
  await claim(page.request, gameAt(code, origin), 1, { name: 'Ana' });
  await openPage(page, `${origin}/games/${code}/seats/1`);
  await page.evaluate(recordLifecycle);
  await hold(page);

  // Locked while the clue is held open: the browser hides the page, then freezes it.
  await screen.send('Page.setWebLifecycleState', { state: 'frozen' });
  await vote(others, gameAt(code), HINT, 2);
  await screen.send('Page.setWebLifecycleState', { state: 'active' });
  await expectCovered(page);
  expect(await page.evaluate(() => document.visibilityState)).toBe('hidden');

  await wake(screen);
  await expectQuestion(page, 'Player 2 asks for a hint');
  await expectCovered(page);
  expect(await page.evaluate(() => document.body.dataset.life)).toBe(
    'visibilitychange freeze resume visibilitychange',
  );
  await close();
});

test('going back to a seat shows the clue covered, and the current table', async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame(SEEDED);
  const others = await device();
  await seatOthers(others, code);
  await claim(page.request, gameAt(code), 1, { name: 'Ana' });
  const seat = `/games/${code}/seats/1`;
  // The page has `no-store` because of the clue, so the browser loads it again.
  const answer = await openOnly(page, seat);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await hold(page);
  await openPage(page, '/how-to-play');
  await vote(others, gameAt(code), HINT, 2);

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${seat}$`));
  await expectQuestion(page, 'Player 2 asks for a hint');
  await expectCovered(page);
});

async function seatOthers(others: Device, code: string) {
  for (const seat of [2, 3]) await claim(others, gameAt(code), seat);
}

interface Phone {
  readonly page: Page;
  readonly screen: CDPSession;
  close(): Promise<void>;
}

/**
 * A browser whose pages can be hidden. Playwright keeps the pages of its own browsers visible, but not those of
 * a browser that it connects to.
 */
async function openPhone(chromium: BrowserType, options: LaunchOptions = {}): Promise<Phone> {
  const port = await freePort();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const launched = await chromium.launch({ ...options, args });
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, {
    noDefaults: true,
  });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no context');
  const page = await context.newPage();
  return { page, screen: await context.newCDPSession(page), close: () => launched.close() };
}

/** Without a window, this is the only way to make a hidden page visible. */
const wake = (screen: CDPSession) =>
  screen.send('Emulation.setFocusEmulationEnabled', { enabled: true });

/** Runs in the page: records its visibility and lifecycle events. */
function recordLifecycle(): void {
  const life: string[] = [];
  for (const name of ['visibilitychange', 'freeze', 'resume'])
    document.addEventListener(name, () => {
      life.push(name);
      document.body.dataset.life = life.join(' ');
    });
}
