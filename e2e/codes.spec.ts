import { codeBox } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';

// Where each kind of code leads: app/_codes/codes.test.tsx.

const MAP_CODE = 'B74362132084212850838A';
const SMALL_PHONE = { width: 360, height: 640 };

test('on a small phone the result of a code lies over what follows, and moves nothing', async ({
  player,
}) => {
  const { page } = await player();
  await page.setViewportSize(SMALL_PHONE);
  await openPage(page, '/');
  const puzzle = page.getByRole('link', { name: 'Today’s puzzle' });
  const before = await puzzle.boundingBox();
  for (const text of ['BGM VDS', MAP_CODE]) {
    await codeBox(page).fill(text);
    const found = page.getByText(/never in a code|Map, advanced game/);
    await expect(found).toBeInViewport({ ratio: 1 });
    expect(await puzzle.boundingBox(), `${text} moves nothing`).toEqual(before);
  }
});
