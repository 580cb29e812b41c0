import { settle } from './accessible';
import { claim } from './ask';
import { expectNothingCut } from './cutText';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { gameAt } from './table';

const LETTERS = { 'as large as usual': '100%', 'twice as large': '200%' } as const;

test('on a screen 320 wide nothing overflows the page or is covered by its foot, not even with letters twice as large', async ({
  page,
  table,
  device,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const { code } = await table.createGame({ mode: 'advanced', players: 4, seed: 'narrow' });
  const at = `/games/${code}`;
  const look = async (address: string) => {
    await openPage(page, address);
    for (const [letters, size] of Object.entries(LETTERS)) {
      const where = `${address}, letters ${letters}`;
      await page.evaluate(size => {
        document.documentElement.style.fontSize = size;
        scrollTo({ top: 0, behavior: 'instant' });
      }, size);
      await settle(page);
      await expectNothingCut(page, where);
      expect(await page.evaluate(findCovered), where).toEqual([]);
    }
  };
  await look('/');
  await look('/new');
  await look('/judge');
  await look(`${at}/sit`);
  await claim(page.request, gameAt(code), 1, { name: 'Magdolna' });
  await look(at);
  await claim(await device(), gameAt(code), 2, { name: 'Dorothea' });
  for (const path of [
    '/lay?step=7',
    '/seats/1',
    '/seats/1/notebook',
    '/record',
    '/found',
    '/assist',
    '/evening',
    '/pass',
  ])
    await look(`${at}${path}`);
});

/**
 * Runs in the page: the elements that are covered after scrolling into view, as in keyboard navigation. Each is
 * described by its text and by what covers it.
 */
function findCovered(): string[] {
  const main = document.querySelector('main');
  const parts = [...(main?.querySelectorAll<HTMLElement>('button, a, input, label, h2, p') ?? [])];
  return parts.flatMap(part => {
    const isVisible = part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    // Text for screen readers only is in a box of one pixel. The map's spaces have tests of their own.
    if (!isVisible || part.clientWidth <= 1 || part.closest('.map-window, [inert], .sr-only'))
      return [];
    part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = part.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight) / 2);
    const isOnTop =
      top !== null &&
      (part.contains(top) || top.contains(part) || top.closest('label')?.contains(part));
    return isOnTop ? [] : [`${part.textContent.trim()} under ${top?.outerHTML.slice(0, 80)}`];
  });
}
