import { type APIRequestContext, type Browser, request } from 'playwright/test';
import { claim } from '../ask';
import { endGame, sitEverywhere } from '../ending';
import { startRecord } from '../recordedGame';
import { createGame, gameAt } from '../table';

export interface PageToJudge {
  readonly title: string;
  readonly path: string;
  readonly hasMap?: boolean;
  /** Pages of a game deliberately ask not to be indexed; the SEO audit would count that as a fault. */
  readonly ofTable?: boolean;
}

const OF_TABLE = { hasMap: true, ofTable: true } as const;

/** Arranges games, gives the browser the seats of one phone in them, and returns the pages to judge. */
export async function arrangePages(
  browser: Browser,
  origin: string,
): Promise<readonly PageToJudge[]> {
  const phone = await request.newContext({ baseURL: origin });
  const others = await request.newContext({ baseURL: origin });
  const waiting = await arrangeWaiting(phone);
  const recorded = await arrangeRecorded(phone, others);
  const ended = await arrangeEnded(phone);
  await takeCookies(browser, phone);
  await Promise.all([phone.dispose(), others.dispose()]);
  return [
    { title: 'start', path: '/' },
    { title: 'new game', path: '/new' },
    { title: 'table', path: `/games/${waiting}`, ...OF_TABLE },
    { title: 'seat', path: `/games/${waiting}/seats/1`, ...OF_TABLE },
    { title: 'notebook', path: `/games/${recorded}/seats/1/notebook`, ...OF_TABLE },
    { title: 'record', path: `/games/${recorded}/record`, ...OF_TABLE },
    { title: 'end', path: `/games/${ended}`, ...OF_TABLE },
    { title: 'puzzles', path: '/puzzle', hasMap: true },
    { title: 'puzzle', path: '/puzzle#2026-11-02', hasMap: true },
    { title: 'judge', path: '/judge' },
    { title: 'how to play', path: '/how-to-play' },
    { title: 'settings', path: '/settings' },
  ];
}

/** A game with only its first seat taken. */
async function arrangeWaiting(phone: APIRequestContext): Promise<string> {
  const { code } = await createGame(phone, { mode: 'normal', players: 4, seed: 'lighthouse' });
  await claim(phone, gameAt(code), 1, { name: 'Ada' });
  return code;
}

/** A game that is being played and recorded, with the first cubes placed. */
async function arrangeRecorded(
  phone: APIRequestContext,
  others: APIRequestContext,
): Promise<string> {
  const { code } = await createGame(phone, { mode: 'normal', players: 3, seed: 'recorded' });
  await claim(phone, gameAt(code), 1, { name: 'Ada' });
  await claim(others, gameAt(code), 2, { name: 'Ben' });
  await claim(others, gameAt(code), 3, { name: 'Cleo' });
  await startRecord(phone, gameAt(code), 1);
  return code;
}

/** A game that ended with a find. */
async function arrangeEnded(phone: APIRequestContext): Promise<string> {
  const { code } = await createGame(phone, { mode: 'normal', players: 3, seed: 'ended' });
  await sitEverywhere(phone, code, ['Ada', 'Ben', 'Cleo']);
  await endGame(phone, code, { by: 2, found: true });
  return code;
}

/**
 * Gives the phone's cookies to the browser's default context, where Lighthouse opens its pages. A Cookie header among
 * Lighthouse's `extraHeaders` is not enough: Chromium drops it once a page has set a cookie of its own, as a table does.
 */
async function takeCookies(browser: Browser, phone: APIRequestContext): Promise<void> {
  const { cookies } = await phone.storageState();
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies });
  await session.detach();
}
