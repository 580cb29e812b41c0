import { expect, type Page } from 'playwright/test';
import type { Messages } from '@/app/_words/testing/flatten';
import { flatten } from '@/app/_words/testing/flatten';

/** No font has a glyph for this. */
const UNSUPPORTED = '\u{2fe0}';

/** Fails unless this machine has glyphs for all texts, in the page's own fonts or the system's. */
export async function expectRealLetters(page: Page, words: Messages): Promise<void> {
  const letters = [...new Set([...flatten(words).values()].join(''))].filter(letter =>
    /\p{L}/u.test(letter),
  );
  expect(letters.length).toBeGreaterThan(500);
  const placeholders = await page.evaluate(findPlaceholders, { letters, unsupported: UNSUPPORTED });
  expect(placeholders.join(''), 'letters that are drawn as the placeholder box').toBe('');
}

/** Runs in the page. */
function findPlaceholders({
  letters,
  unsupported,
}: {
  letters: string[];
  unsupported: string;
}): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = 32;
  canvas.height = 32;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the canvas has no context');
  context.font = `20px ${getComputedStyle(document.body).fontFamily}`;
  const draw = (letter: string): string => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(letter, 2, 24);
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  const box = draw(unsupported);
  return letters.filter(letter => draw(letter) === box);
}

/** The fonts of an element's own text, most used first. */
export async function fontsOf(
  page: Page,
  selector: string,
): Promise<readonly { familyName: string; isCustomFont: boolean; glyphCount: number }[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount);
}
