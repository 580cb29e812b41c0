import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { claim } from './ask';
import {
  agreeToHint,
  callFound,
  codeBox,
  expectHint,
  hold,
  mapOn,
  sitDown,
  sitDownForSomebody,
  startAtSeat,
  startAtTable,
  votesOn,
} from './doings';
import { type Device, expect, test } from './fixtures';
import { openSeats, otherSeat } from './seating';
import { createGame, gameAt } from './table';

const SMALL_PHONE = { width: 360, height: 780 };

const WIDE_SCREEN = { width: 1280, height: 720 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  // Colours are judged once things have come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

type State = {
  readonly title: string;
  /** Whether the spaces of its map are read, which are alike on all pages. */
  readonly withSpaces?: boolean;
  readonly arrange: (page: Page, code: string, others: Device) => Promise<void>;
};

const STATES: readonly State[] = [
  {
    title: 'the start page',
    arrange: async page => {
      await page.goto('/');
    },
  },
  {
    title: 'the start page with games to go on with, after a wrong code',
    arrange: async (page, code) => {
      await page.goto(`/games/${code}`);
      await sitDown(page, 1, 'Ada');
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Games on this phone' })).toBeVisible();
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'six letters' })).toBeVisible();
    },
  },
  {
    title: 'the page that deals',
    arrange: async page => {
      await page.goto('/new');
    },
  },
  {
    title: 'the page that deals, unfolded',
    arrange: async page => {
      await page.goto('/new');
      await page.getByRole('button', { name: 'Wishes' }).click();
      await expect(page.getByRole('link', { name: 'Race another table' })).toBeVisible();
    },
  },
  {
    title: 'a table found by its code',
    arrange: async (page, code) => {
      await page.goto('/new/code');
      await page.getByRole('textbox', { name: 'Map code' }).fill(code);
      await expect(page.getByText('A table for 4: nobody sits yet')).toBeVisible();
    },
  },
  {
    title: 'a map found by its code',
    arrange: async page => {
      await page.goto('/');
      await codeBox(page).fill('B74362132084212850838A');
      await expect(page.getByText('A map, advanced')).toBeVisible();
    },
  },
  {
    title: 'a race',
    arrange: async page => {
      await page.goto('/new/race');
      await page.getByRole('textbox').fill('fox lantern creek');
      await expect(page.getByRole('button', { name: 'Same there: deal' })).toBeEnabled();
    },
  },
  {
    title: 'a map code with a fault',
    arrange: async page => {
      await page.goto('/new/code');
      await page.getByRole('textbox', { name: 'Map code' }).fill('AB378C2B1770744B5X');
      await expect(page.getByRole('alert').filter({ hasText: '0 to 9' })).toBeVisible();
    },
  },
  {
    title: 'a table that is being told',
    arrange: async page => {
      await page.goto('/new/table');
      await page.getByRole('button', { name: 'Place tile 3' }).click();
      await expect(page.getByRole('button', { name: 'Remove tile 3' })).toBeVisible();
    },
  },
  {
    title: 'a table whose structures are being told',
    arrange: async page => {
      await page.goto('/new/table');
      await page.getByRole('button', { name: 'Fill in the rest' }).click();
      await expect(page.getByText('All placed.')).toBeVisible();
    },
  },
  {
    title: 'the judge with a verdict',
    arrange: async page => {
      await askForClue(page);
      await page.getByRole('button', { name: 'Within one space of desert' }).click();
      await expect(page.getByText(/^\d+ spaces fit$/)).toBeVisible();
    },
  },
  { title: 'the judge who asks for a clue', arrange: askForClue },
  {
    title: 'a table whose map is to be laid',
    withSpaces: true,
    arrange: async page => {
      await page.goto(`/games/${await toLay(page)}`);
      await expect(mapOn(page)).toBeVisible();
    },
  },
  {
    title: 'a table where all seats are free',
    arrange: async (page, code) => {
      await page.goto(`/games/${code}`);
      await expect(page.getByRole('region', { name: 'Join this table' })).toBeVisible();
    },
  },
  {
    title: 'a table that asks who sits down',
    arrange: async (page, code) => {
      await page.goto(`/games/${code}`);
      await page.getByRole('link', { name: 'Seat 2' }).click();
      await expect(page.getByRole('button', { name: 'Sit down', exact: true })).toBeVisible();
    },
  },
  { title: 'a table with people and votes', arrange: sitAndAgree },
  {
    title: 'a table that plays',
    arrange: async (page, code, others) => {
      await sitAndAgree(page, code, others);
      for (const seat of [3, 4]) await claim(others, gameAt(code), seat);
      await expect(page.getByRole('button', { name: '3 are away' })).toBeVisible();
    },
  },
  {
    title: 'what lies behind the line of seats',
    arrange: async (page, code, others) => {
      await sitAndAgree(page, code, others);
      for (const seat of [3, 4]) await claim(others, gameAt(code), seat);
      await openSeats(page);
    },
  },
  {
    title: 'a table whose map is chosen from and fills the screen',
    withSpaces: true,
    arrange: async page => {
      await page.goto(`/games/${await toLay(page)}`);
      await page.getByRole('gridcell', { name: /^F5,/ }).press('ArrowDown');
      await page.getByRole('button', { name: 'Fill the screen with the map' }).click();
      await expect(page.getByRole('dialog', { name: 'The map' })).toBeVisible();
    },
  },
  {
    title: 'a table whose legend is open',
    arrange: async page => {
      await page.goto(`/games/${await toLay(page)}`);
      await page.getByRole('button', { name: 'Legend' }).click();
      await page.getByRole('button', { name: 'The map in words' }).click();
    },
  },
  {
    title: 'a table with its hint',
    arrange: async (page, code, others) => {
      await sitAndAgree(page, code, others);
      await othersVote(others, code, 'hint');
      await expectHint(page);
    },
  },
  {
    title: 'a table whose game has ended',
    arrange: async (page, code, others) => {
      await sitAndAgree(page, code, others);
      await callFound(page);
      await othersVote(others, code, 'end');
      await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
    },
  },
  { title: 'a tile to lay', arrange: (page, code) => goToStep(page, code, 3) },
  { title: 'a structure to place', arrange: (page, code) => goToStep(page, code, 11) },
  { title: 'the map to compare', arrange: (page, code) => goToStep(page, code, 15) },
  {
    title: 'a seat with its clue covered',
    arrange: async (page, code) => {
      await startAtSeat(page, code, 1, 'Ada');
    },
  },
  {
    title: 'a seat with its clue held open',
    withSpaces: true,
    arrange: async (page, code) => {
      await startAtSeat(page, code, 1, 'Ada');
      await hold(page);
    },
  },
  {
    title: 'a seat with the list of what can be done with it',
    arrange: async (page, code) => {
      await startAtSeat(page, code, 1, 'Ada');
      await page.getByRole('button', { name: 'Your seat' }).click();
      await expect(page.getByRole('dialog', { name: 'Your seat' })).toBeVisible();
    },
  },
  {
    title: 'a seat that is given another name',
    arrange: async (page, code) => {
      await startAtSeat(page, code, 1, 'Ada');
      await page.getByRole('button', { name: 'Your seat' }).click();
      await page.getByRole('button', { name: 'Name and colour' }).click();
      await expect(page.getByRole('dialog', { name: 'Name and colour' })).toBeVisible();
    },
  },
  {
    title: 'a seat that moves to another phone',
    arrange: async (page, code) => {
      await startAtSeat(page, code, 1, 'Ada');
      await page.getByRole('button', { name: 'Your seat' }).click();
      await page.getByRole('button', { name: 'Move to another phone' }).click();
      await page.getByRole('button', { name: 'Show the code' }).click();
      await expect(page.getByRole('timer')).toBeVisible();
    },
  },
  {
    title: 'a seat that somebody wants to leave',
    arrange: async (page, code) => {
      await startAtSeat(page, code, 1, 'Ada');
      await page.getByRole('button', { name: 'Your seat' }).click();
      await page.getByRole('button', { name: 'Leave your seat' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave seat 1?' })).toBeVisible();
    },
  },
  {
    title: 'a seat that is taken over, with wrong digits',
    arrange: async (page, code, others) => {
      await others.post(`${gameAt(code)}/seats/2/claim`, { data: {} });
      await page.goto(`/games/${code}/seats/2/take`);
      await page.getByRole('textbox', { name: 'Six digits' }).fill('000000');
      await page.getByRole('button', { name: 'Take' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    },
  },
  {
    title: 'somebody else’s seat',
    arrange: async (page, code, others) => {
      await sitAndAgree(page, code, others);
      await otherSeat(page, 'Ben').click();
      await expect(page.getByRole('dialog', { name: 'Ben' })).toBeVisible();
    },
  },
  {
    title: 'a page where somebody says that it is found',
    arrange: async (page, code, others) => {
      await sitAndAgree(page, code, others);
      await page.getByRole('link', { name: 'Found it!', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Found it!' })).toBeVisible();
    },
  },
  {
    title: 'a table that cannot be heard',
    arrange: async (page, code) => {
      await page.goto(`/games/${code}`);
      await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
      await page.route('**/api/**', route => route.abort());
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await expect(page.getByText('No connection since')).toBeVisible();
    },
  },
  {
    title: 'a phone that is passed around, its clue covered',
    arrange: async (page, code) => {
      await startAtTable(page, code, 1, 'Ada');
      await sitDownForSomebody(page, 2, 'Ben');
      await page.getByRole('link', { name: 'Pass the phone' }).click();
      await expect(page.getByRole('heading', { name: 'Now Ada looks' })).toBeVisible();
    },
  },
  {
    title: 'the rules in short',
    arrange: async page => {
      await page.goto('/how-to-play');
      await expect(page.getByRole('heading', { name: 'How to play', level: 1 })).toBeVisible();
    },
  },
  {
    title: 'the settings',
    arrange: async page => {
      await page.goto('/settings');
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    },
  },
  {
    title: 'the way to help and settings',
    arrange: async page => {
      await page.goto('/new');
      await page.getByRole('button', { name: 'Help and settings' }).click();
      await expect(page.getByRole('link', { name: 'How to play' })).toBeVisible();
    },
  },
  {
    title: 'a seat that is on another phone',
    arrange: async (page, code) => {
      await page.goto(`/games/${code}/seats/2`);
      await expect(page.getByRole('link', { name: 'Go to the table' })).toBeVisible();
    },
  },
  {
    title: 'a deal that found no network',
    arrange: async page => {
      await page.goto('/new');
      await page.route('**/api/**', route => route.abort());
      await page.getByRole('radio', { name: 'Everyone on their own phone' }).click();
      await page.getByRole('button', { name: 'Deal' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
    },
  },
  {
    title: 'a page that is not there',
    arrange: async page => {
      await page.goto('/games/ZZZZZZ');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  },
];

for (const { title, arrange, withSpaces = false } of STATES) {
  test(`everybody can read and use ${title}`, async ({ page, table, device }) => {
    const { code } = await table.createGame({ mode: 'advanced', players: 4, seed: 'readable' });
    await page.emulateMedia({ colorScheme: 'light' });
    await arrange(page, code, await device());
    await test.step('on a small phone, by day', async () => {
      await expectFits(page);
      await expectAccessible(page, { withSpaces });
    });
    await test.step('by night, when colours are all that changes', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, { coloursAlone: true });
    });
    await test.step('on a wide screen', async () => {
      await page.setViewportSize(WIDE_SCREEN);
      await expectFits(page);
      await expectAccessible(page, { withSpaces });
    });
  });
}

test('the map fits the width of a small phone', async ({ page, table }) => {
  await page.setViewportSize(SMALL_PHONE);
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: false });
  await page.goto(`/games/${code}`);
  await expect(mapOn(page)).toBeVisible();
  const box = await mapOn(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SMALL_PHONE.width);
  expect(box?.width).toBeGreaterThan(0.9 * SMALL_PHONE.width);
});

async function sitAndAgree(page: Page, code: string, others: Device): Promise<void> {
  await claim(others, gameAt(code), 2, { name: 'Ben' });
  await startAtTable(page, code, 1, 'Ada');
  await agreeToHint(page);
  await expect(votesOn(page).getByRole('button', { name: 'Take back' })).toBeVisible();
}

/** The code of a table whose map is still to be laid. */
async function toLay(page: Page): Promise<string> {
  const { code } = await createGame(page.request, { mode: 'advanced', players: 4, laid: false });
  return code;
}

/** Everybody else sits down somewhere, and votes. */
async function othersVote(others: Device, code: string, what: 'hint' | 'end'): Promise<void> {
  for (const seat of [2, 3, 4]) {
    await others.post(`${gameAt(code)}/seats/${seat}/claim`, { data: {} });
    await others.post(`${gameAt(code)}/${what}`, { data: { seat } });
  }
}

async function askForClue(page: Page): Promise<void> {
  await page.goto('/judge');
  await page.getByRole('textbox', { name: 'Map code' }).fill('B74362132084212850838A');
  await page.getByRole('button', { name: 'Add a clue' }).click();
  await expect(page.getByRole('dialog', { name: 'Which clue?' })).toBeVisible();
}

async function goToStep(page: Page, code: string, step: number): Promise<void> {
  await page.goto(`/games/${code}/lay?step=${step}`);
  await expect(page.getByText(`step ${step} of 15`)).toBeVisible();
}

/** Nothing lies beyond the side of the page. */
async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
