import { expect, test } from './fixtures';

const PLACES = [
  'top left',
  'top right',
  'middle left',
  'middle right',
  'bottom left',
  'bottom right',
];
const STRUCTURES = {
  normal: ['white', 'green', 'blue'],
  advanced: ['white', 'green', 'blue', 'black'],
};

for (const mode of ['normal', 'advanced'] as const) {
  test(`a table lays the map of the ${mode} game, step by step`, async ({ page, table }) => {
    const { code, mapCode } = await table.createGame({
      mode,
      players: 4,
      seed: `lay ${mode}`,
      laid: false,
    });
    await page.goto(`/games/${code}`);
    await page.getByRole('link', { name: 'Lay the map' }).click();

    for (const [slot, place] of PLACES.entries()) {
      const { tile, side, corner } = tileAt(mapCode, slot);
      await expect(page.getByRole('heading', { name: `Tile ${tile}, ${side}` })).toBeVisible();
      await expect(page.getByRole('img', { name: `number at the ${corner}` })).toBeVisible();
      await expect(page.getByText(`It goes at the ${place}`)).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
    }

    const colors = STRUCTURES[mode];
    const structures = ['standing stone', 'shack'].flatMap(kind =>
      colors.map(color => `${color} ${kind}`),
    );
    for (const [index, structure] of structures.entries()) {
      const { name, column, row } = placeAt(mapCode, index);
      await expect(page.getByRole('heading', { name: structure })).toBeVisible();
      await expect(page.getByRole('img', { name: `${structure} on ${name}` })).toBeVisible();
      await expect(
        page.getByText(`column ${column} from the left, space ${row} from the top`),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
    }

    await expect(page.getByRole('heading', { name: 'Compare' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the table' }).last().click();
    await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  });
}

test('whoever went on too early goes back, and a reload keeps the step', { tag: '@wide' }, async ({
  page,
  table,
}) => {
  const { code, mapCode } = await table.createGame({ mode: 'normal', players: 3 });
  const tile = (slot: number) =>
    page.getByRole('heading', { name: `Tile ${tileAt(mapCode, slot).tile}` });
  await page.goto(`/games/${code}/lay`);
  const back = page.getByRole('button', { name: 'Back' });
  await expect(back).toBeDisabled();

  // The button is drawn before it works.
  await expect(async () => {
    if (await back.isDisabled()) await page.getByRole('button', { name: 'Next' }).click();
    await expect(back).toBeEnabled({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(tile(2)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(tile(1)).toBeVisible();

  await page.reload();
  await expect(tile(1)).toBeVisible();
  await expect(page.getByText('step 2 of 13')).toBeVisible();

  await page.goBack();
  await expect(tile(2)).toBeVisible();
});

for (const [width, height] of [
  [390, 664],
  [360, 640],
  [640, 360],
] as const) {
  test(`the way on is at the thumb on a screen of ${width} by ${height}`, async ({
    page,
    table,
  }) => {
    const { code } = await table.createGame({ mode: 'advanced', players: 4 });
    await page.setViewportSize({ width, height });
    for (const step of [3, 11]) {
      await page.goto(`/games/${code}/lay?step=${step}`);
      await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('img', { name: /^Tile|on [A-L]\d/ })).toBeInViewport({
        ratio: 1,
      });
    }
    await page.goto(`/games/${code}/lay?step=15`);
    const on = page.getByRole('main').getByRole('link', { name: 'Go to the table' }).last();
    await expect(on).toBeInViewport({ ratio: 1 });
  });
}

test('the person opposite compares the map from their side', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await page.goto(`/games/${code}/lay?step=13`);
  const map = page.getByRole('img', { name: /^Map/ });
  const upright = await map.screenshot();

  const turn = page.getByRole('button', { name: 'Turn it for the player opposite' });
  await turn.click();
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  await expect(map.locator('..')).toHaveCSS('rotate', '180deg');
  expect(await map.screenshot()).not.toEqual(upright);

  await turn.click();
  await expect(turn).toHaveAttribute('aria-pressed', 'false');
  await expect(map.locator('..')).toHaveCSS('rotate', 'none');
});

/** What the code's first six digits say: 1 to 6 upright, 7 to C the same tiles turned. */
function tileAt(mapCode: string, slot: number) {
  const digit = Number.parseInt(mapCode.charAt(slot), 16);
  return digit > 6
    ? { tile: digit - 6, side: 'turned round', corner: 'bottom right' }
    : { tile: digit, side: 'upright', corner: 'top left' };
}

/** What two digits after those say: row 0 to 8, column 0 to B. A tile has three rows of six. */
function placeAt(mapCode: string, structure: number) {
  const [row = '', digit = ''] = mapCode.slice(6 + 2 * structure);
  const column = Number.parseInt(digit, 16);
  return {
    name: `${'ABCDEFGHIJKL'.charAt(column)}${Number(row) + 1}`,
    column: (column % 6) + 1,
    row: (Number(row) % 3) + 1,
  };
}
