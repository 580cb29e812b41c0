import type { Page } from 'playwright/test';
import { panelOf } from '@/app/games/[code]/record/panel';
import { explainClueAt } from '@/lib/clues/explainClue';
import { formatHex } from '@/lib/map/hexName';
import { readStoredMap } from '@/lib/map/mapCode';
import type { BoardAction } from '@/lib/play/boardActions';
import { type InterpretedRecord, interpretActions } from '@/lib/play/interpretRecord';
import { seatNumber } from '../lib/board/players';
import { expectAccessible } from './accessible';
import { boxOf, expectCovered, goToTable, linkToSeat, mapOn, pressDown, spaceOn } from './actions';
import { claim, send, tableAfter } from './ask';
import { whyText } from './english';
import { type Device, expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { beginWith, enterAction, playGame, seatOf, startRecord } from './recordedGame';
import { gameAt, viewTable } from './table';
import { answer, expectNoNotices, expectQuestion, noticeSheet } from './voting';

const FIVE = { mode: 'advanced', players: 5, seed: 'fiverecordagame12' } as const;
const NAMES = ['Ana', 'Ben', 'Chiara', 'Dan', 'Eva'] as const;
const SEATS = [1, 2, 3, 4, 5] as const;
/** The seats in that game with the wrong disc and with the find. */
const ERRING: number = 2;
const FINDING: number = 4;

test('five record a whole game on their phones, and only its owner learns of a wrong piece', async ({
  table,
  recordedPlayer,
  device,
}) => {
  const dealt = await table.createGame(FIVE);
  const { code, mapCode } = dealt;
  const game = gameAt(code);
  // The player with the wrong disc and the finder have a page each; the three others use the API.
  const [erring, finding, others] = [
    await recordedPlayer(),
    await recordedPlayer(),
    await device(),
  ];
  const [errs, finds] = [erring.page, finding.page];
  const phones = new Map([
    [ERRING, errs.request],
    [FINDING, finds.request],
  ]);
  const phone = (seat: number): Device => phones.get(seat) ?? others;
  for (const seat of SEATS) await claim(phone(seat), game, seat, { name: NAMES[seat - 1] ?? '' });
  const { clues, actions, wrong, fixed, fix } = await playGame(dealt, phone);
  const { steps, player: finder = 0 } = interpretActions(actions, 5);
  expect([fix.owner, finder], 'as this seed has it').toEqual([ERRING - 1, FINDING - 1]);
  const lastSearch = steps.findLastIndex(({ kind }) => kind === 'search');
  const name = NAMES[fix.owner] ?? '';
  const at = formatHex(fix.hex);

  /** The page where an action is entered by hand; `undefined` if it is entered through the API. */
  function pageOf(action: number): Page | undefined {
    if (action === 0 || action === wrong) return errs;
    return action === 1 || action === wrong + 1 || action >= lastSearch ? finds : undefined;
  }
  // The piece that is entered first is the one that the board asks for.
  await beginWith(phone(1), game, seatOf(actions[0] ?? missing('no first cube')));
  let entries = 0;
  async function enterUntil(end: number) {
    for (; entries < end; entries += 1) {
      const [action, page] = [actions[entries] ?? missing('no such action'), pageOf(entries)];
      if (page) await enterByHand(page, action, interpretActions(actions.slice(0, entries), 5));
      else await enterAction(phone(seatOf(action)), game, action);
    }
  }

  await openPage(errs, `/games/${code}/record`);
  await button(errs, 'Start recording').click();
  await expect(button(errs, /^Entries/)).toBeVisible();
  await openPage(finds, `/games/${code}/record`);
  await enterUntil(wrong + 1);

  await test.step('the others see nothing of it on board, table and seat, nor in the data they receive', async () => {
    const { length } = interpretActions(actions.slice(0, entries), 5).board.pieces;
    await expect(button(finds, `Entries · ${entries}`)).toBeVisible();
    await expect(note(finds)).toHaveCount(0);
    await goToTable(finds);
    const board = finds.getByRole('link', { name: `Record · ${length}` });
    await expect(board).toBeVisible();
    await expect(linkToSeat(finds)).toHaveAccessibleName('Your clue');
    await linkToSeat(finds).click();
    await expect(button(finds, 'Hold to look')).toBeVisible();
    await expect(note(finds)).toHaveCount(0);
    await goToTable(finds);
    await board.click();
    for (const seat of SEATS) {
      const { wrong } = await (await phone(seat).post(`${game}/check-board`)).json();
      const { seats } = await viewTable(phone(seat), code);
      const noted = seats.flatMap(each => (each.hasWrongPiece ? [each.seat] : []));
      const isErring = seat === ERRING;
      expect({ seat, wrong, noted }).toEqual({
        seat,
        wrong: isErring,
        noted: isErring ? [seat] : [],
      });
    }
    const leaks = (await finding.seen()).filter(({ text }) => /hasWrongPiece\\*":true/.test(text));
    expect(leaks.map(({ from }) => from)).toEqual([]);
  });

  await test.step('the player who erred sees a mark, and reads where and why in private', async () => {
    for (const where of ['board', 'table']) {
      await expect(linkToSeat(errs), where).toHaveAccessibleName(/Look at this/);
      if (where === 'board') await goToTable(errs);
    }
    await linkToSeat(errs).click();
    await expect(errs.locator('#envelope').getByText('Look at this')).toHaveCount(1);
    await expectAccessible(errs);
    await pressDown(button(errs, 'Hold to look'));
    await expect(errs.getByText(`Your disc on ${at} is wrong.`)).toBeVisible();
    const clue = clues[fix.owner];
    const why = clue && explainClueAt(clue, readStoredMap(mapCode), fix.hex);
    await expect(errs.getByText(whyText(why ?? missing('no clue'), fix.hex))).toBeVisible();
    await expect(errs.getByText(/^To fix it: put a cube there\..* Nearest: \w/)).toBeVisible();
    await expect(errs.getByText('Or was it only entered wrongly?')).toBeVisible();
    await expect(errs.getByText('Nobody else has been told.')).toBeVisible();
    await errs.mouse.up();
    await expectCovered(errs);
  });

  await test.step('play goes on, and some turns later it is corrected', async () => {
    await enterUntil(fixed);
    await errs.getByRole('link', { name: 'See the board' }).click();
    await expect(errs.getByRole('heading', { name: `${at}: what is wrong?` })).toBeVisible();
    await button(errs, 'A cube belongs here').click();
    const to = formatHex(fix.to);
    await spaceOn(errs, to).click();
    await press(errs, `Cube on ${at}, disc on ${to}`);
    entries += 1;
    await expect(spaceOn(finds, at)).toHaveAccessibleName(new RegExp(`${name}: cube, closed$`));
    await goToTable(errs);
    await expect(linkToSeat(errs)).toHaveAccessibleName('Your clue');
  });

  await test.step('a search without a cube ends the game, and the replay has every step of it', async () => {
    await enterUntil(actions.length);
    await expect(finds.getByRole('heading', { name: /^Nobody put a cube on/ })).toBeVisible();
    await button(finds, 'Found it!').click();
    for (const page of [finds, errs])
      await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();

    await finds.getByRole('link', { name: 'Replay' }).click();
    await button(finds, /^Piece by piece/).click();
    const moments = finds.locator('.moments').getByRole('button');
    await expect(moments).toHaveCount(actions.length);
    await moments.nth(fixed).click();
    const where = `piece ${fixed + 1} of ${actions.length} · turn ${steps[fixed]?.turn}`;
    await expect(finds.getByText(where)).toBeVisible();
    await expect(
      finds.getByRole('status').filter({ hasText: `Fixed, ${name}: ${at} has a cube now` }),
    ).toBeVisible();
  });
});

test('two phones answer at the same moment: the later one is told at once, and enters it again with two taps', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'twoatonce' });
  const [ana, ben, chiara] = [await player(), await player(), await device()];
  const [first, late] = [ana.page, ben.page];
  ben.expectError(/Failed to load resource/);
  for (const [index, phone] of [first.request, late.request, chiara].entries())
    await claim(phone, gameAt(code), index + 1, { name: NAMES[index] ?? '' });
  await startRecord(chiara, gameAt(code), 3);
  await late.setViewportSize({ width: 360, height: 640 });
  for (const page of [first, late]) {
    await openPage(page, `/games/${code}/record`);
    await expect(page.getByRole('heading', { name: 'Ana’s turn: which space?' })).toBeVisible();
  }
  const map = await boxOf(mapOn(late));
  const sheet = noticeSheet(late);

  await test.step('the second answer is not entered, and a notice below the map says so', async () => {
    const release = await holdRecording(late);
    await spaceOn(late, 'E3').click();
    await button(late, 'Chiara: disc').click();
    await spaceOn(first, 'E2').click();
    await press(first, 'Chiara: disc');
    release();
    await expect(sheet.getByRole('heading', { name: 'Not entered: E3.' })).toBeVisible();
    await expect(sheet).toContainText('Another phone was faster: E2.');
    await expect(button(late, 'Enter it again')).toBeInViewport({ ratio: 1 });
    expect(await boxOf(mapOn(late))).toEqual(map);
    await expectAccessible(late);
  });

  await test.step('the notice is also on other pages, and after a reload', async () => {
    await openPage(late, `/games/${code}`);
    await expectQuestion(late, 'Not entered: E3.');
  });

  await test.step('two taps enter it on the current turn', async () => {
    await answer(late, 'Enter it again');
    await expect(late.getByRole('heading', { name: 'Ben: which piece on E3?' })).toBeVisible();
    await press(late, 'Chiara: disc');
    for (const page of [first, late])
      for (const at of ['E2', 'E3'])
        await expect(spaceOn(page, at)).toHaveAccessibleName(/Chiara: disc/);
    await expectNoNotices(late);
    await reloadPage(late);
    await expect(late.getByRole('heading', { name: 'Chiara’s turn: which space?' })).toBeVisible();
  });
});

test('a piece that is refused twice leads back to its space each time', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'twoatonce' });
  const [{ page, expectError }, others] = [await player(), await device()];
  expectError(/Failed to load resource/);
  const game = gameAt(code);
  await claim(page.request, game, 2, { name: 'Ben' });
  for (const seat of [1, 3]) await claim(others, game, seat, { name: NAMES[seat - 1] ?? '' });
  await startRecord(others, game, 3);
  await openPage(page, `/games/${code}/record`);
  await spaceOn(page, 'E3').click();
  for (const col of [5, 6]) {
    const release = await holdRecording(page);
    await button(page, 'Chiara: disc').click();
    const after = (await viewTable(others, code)).record?.entries.at(-1)?.id ?? null;
    const faster = { type: 'place', owner: 2, space: { row: 2, col }, kind: 'disc', after };
    await tableAfter(await send(others, `${game}/record`, { seat: 3, ...faster }));
    release();
    await answer(page, 'Enter it again');
    await page.unroute('**/record');
    await expect(page.getByRole('heading', { name: /: which piece on E3/ })).toBeVisible();
  }
});

/** Holds a phone's entries back until the returned function is called. */
async function holdRecording(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/record', async route => {
    await released;
    await route.continue();
  });
  return release;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const note = (page: Page) => page.getByText('Look at this');

/** Enters a piece where it is expected, with at most two taps. */
async function enterByHand(
  page: Page,
  action: BoardAction,
  { steps, nextStep }: InterpretedRecord,
): Promise<void> {
  if (action.type !== 'place') throw new Error('only pieces are entered by hand');
  // Entries from other devices have arrived.
  await expect(button(page, `Entries · ${steps.length}`)).toBeVisible();
  const [at, panel] = [
    formatHex(action.hex),
    panelOf(nextStep, { players: 5, starter: seatNumber(seatOf(action)) }),
  ];
  const kind = { cube: 'Cube', disc: 'Disc' }[action.kind];
  if (panel.type === 'answer') return press(page, new RegExp(`^${kind}`));
  await spaceOn(page, at).click();
  await press(
    page,
    panel.type === 'palette' ? `${NAMES[action.owner]}: ${action.kind}` : `${kind} on ${at}`,
  );
}

/** Presses a button that adds an entry, and waits for the server's response. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const responding = page.waitForResponse(answer => answer.url().endsWith('/record'));
  await button(page, name).click();
  expect((await responding).ok()).toBe(true);
}

function missing(what: string): never {
  throw new Error(what);
}
