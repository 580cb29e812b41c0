import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { seatAt } from '../lib/board/players';
import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { dealtOnPhone } from './phoneDocument';
import { codeIn, dealOnPhone, readGame } from './phoneGames';
import { openGameList, openStoredGame } from './phoneStorage';
import { openSeats } from './seating';

test('a file carries all games, and a damaged one in it does not affect the others', async ({
  player,
}, info) => {
  const [ana, ben] = [await player(), await player()];
  const codes: string[] = [];
  for (const players of [3, 4] as const) {
    const game = await dealtOnPhone({ mode: 'normal', players }, `taken along ${players}`);
    codes.push(await openStoredGame(ana.page, { ...game, laid: false, startedAt: null }));
  }
  await openPage(ana.page, '/move');
  await ana.page.getByRole('button', { name: 'All games in a file' }).click();
  await expect(ana.page.getByText('The file is ready.')).toBeVisible();
  await expect(ana.page.getByText('Anyone who gets the file can read all the clues')).toBeVisible();
  await expectAccessible(ana.page);
  const file = info.outputPath('games.txt');
  const downloading = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('fieldbook-games.txt');
  await download.saveAs(file);
  const text = await readFile(file, 'utf8');
  for (const code of codes) {
    const { clues, seed } = await readGame(ana.page, code);
    for (const secret of [...clues, seed ?? '', code]) expect(text).not.toContain(secret);
  }

  await openPage(ben.page, '/move');
  await expectAccessible(ben.page);
  const cut = info.outputPath('cut.txt');
  await writeFile(cut, text.trimEnd().slice(0, -40));
  await open(ben.page, cut);
  await expect(ben.page.getByText('1 game is here now.')).toBeVisible();
  await expect(ben.page.getByText('1 game was damaged on the way. Try once more.')).toBeVisible();
  await open(ben.page, file);
  await expect(ben.page.getByText('1 game is here now. 1 game was here already.')).toBeVisible();
  for (const code of codes)
    expect(await readGame(ben.page, code)).toEqual(await readGame(ana.page, code));
  await open(ben.page, 'package.json');
  await expect(ben.page.getByText('This file has no games and no puzzles.')).toBeVisible();
  const large = info.outputPath('large.txt');
  await writeFile(large, text + ' '.repeat(2 ** 23));
  await open(ben.page, large);
  await expect(ben.page.getByText('This file is too large.')).toBeVisible();

  // Ben plays on and sends the newer game back to Ana; importing the older one then changes nothing.
  const [code = ''] = codes;
  await openPage(ben.page, `/games/${code}`);
  await ben.page.getByRole('button', { name: 'Already set up' }).click();
  await expect(ben.page.getByRole('link', { name: 'Pass the phone round' })).toBeVisible();
  const newer = info.outputPath('newer.txt');
  await saveFrom(ben.page, /taken along 3/, newer);
  await open(ana.page, newer);
  await expect(ana.page.getByText('1 game is here now.')).toBeVisible();
  await open(ana.page, file);
  await expect(ana.page.getByText('2 games were here already.')).toBeVisible();
  expect(await readGame(ana.page, code)).toEqual(await readGame(ben.page, code));

  // Both play on. Ana then has both games, however often she opens Ben's file.
  for (const [starter, { page }] of [ana, ben].entries()) {
    const game = await readGame(page, code);
    await openStoredGame(page, {
      ...game,
      version: game.version + 1,
      starter: seatAt(starter),
    });
  }
  const parted = info.outputPath('parted.txt');
  await saveFrom(ben.page, /taken along 3/, parted);
  await openPage(ana.page, '/move');
  await open(ana.page, parted);
  await expect(
    ana.page.getByText('1 game was played on both phones, and is here twice'),
  ).toBeVisible();
  await open(ana.page, parted);
  await expect(ana.page.getByText('1 game was here already.')).toBeVisible();
  expect((await readGame(ana.page, code)).starter).toBe(1);
  const list = await openGameList(ana.page);
  await expect(list.getByRole('button', { name: /taken along 3/ })).toHaveCount(2);
});

test('an uploaded game stays on the server, even if an older copy is imported', async ({
  player,
}, info) => {
  const { page } = await player();
  const code = await dealOnPhone(page, 3);
  const older = info.outputPath('older.txt');
  await saveFrom(page, /3 players/, older);
  await openPage(page, `/games/${code}`);
  await page.getByRole('button', { name: 'Already set up' }).click();
  await openSeats(page);
  await page.getByRole('button', { name: 'Carry on with your own phones' }).click();
  await page.getByRole('button', { name: 'Move the game' }).click();
  await expect(page.getByRole('heading', { name: 'Give out the seats' })).toBeVisible();
  const serverCode = codeIn(page);

  await openPage(page, '/move');
  await open(page, older);
  await expect(page.getByText('1 game was here already.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue the game' }).click();
  await page.waitForURL(url => url.pathname.startsWith(`/games/${serverCode}`));
});

/** Exports a game as a file, from the list on the start page. */
async function saveFrom(page: Page, who: RegExp, path: string) {
  const list = await openGameList(page);
  await list.getByRole('button', { name: who }).first().click();
  await page.getByRole('link', { name: 'Send to another phone' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await (await downloading).saveAs(path);
}

const open = (page: Page, ...files: string[]) =>
  page.locator('input[type=file]').setInputFiles(files);
