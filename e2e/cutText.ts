import { expect, type Page } from 'playwright/test';

/** Fails if the page is wider than the screen, or if any text is clipped or overflows. Texts in `exempt` are ignored. */
export async function expectNothingCut(
  page: Page,
  where: string,
  exempt: readonly string[] = [],
): Promise<void> {
  const cut = await page.evaluate(findCut);
  const isExempt = (fault: string) => exempt.some(text => fault.endsWith(`> ${text}`));
  expect(
    cut.filter(fault => !isExempt(fault)),
    where,
  ).toEqual([]);
}

/** Runs in the page. */
function findCut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const cut = [...document.body.querySelectorAll('*')].flatMap(element => {
    if (!(element instanceof HTMLElement)) return [];
    // Drawings scale, and the page repeats their text beside them.
    const drawn = [...element.querySelectorAll('svg')].map(svg => svg.textContent).join('');
    const isDrawn = element.textContent.trim() === drawn.trim();
    const text = isDrawn ? '' : element.textContent.trim();
    if (text === '' || !element.checkVisibility()) return [];
    // Text for screen readers only is in a box of one pixel.
    if (element.clientWidth <= 1) return [];
    const { overflowX, textOverflow } = getComputedStyle(element);
    const holdsText = [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const isScrollable = /auto|scroll/.test(overflowX);
    const isCut =
      !isScrollable &&
      (overflowX !== 'visible' || textOverflow === 'ellipsis' || holdsText) &&
      getComputedStyle(element).display !== 'inline' &&
      element.scrollWidth > element.clientWidth + 1;
    const isOverhanging =
      holdsText &&
      element.getBoundingClientRect().right > clientWidth + 1 &&
      !scrollsSideways(element.parentElement);
    // The clue has a fixed height, so that covering it moves nothing.
    const isTooHigh = element.ariaLive !== null && element.scrollHeight > element.clientHeight + 1;
    const faults = [isCut && 'cut', isOverhanging && 'beyond the edge', isTooHigh && 'too high'];
    return faults.flatMap(fault =>
      fault === false ? [] : [`${fault}: <${element.localName}> ${text.slice(0, 80)}`],
    );
  });
  return [...wide, ...cut];

  /** Whether an ancestor scrolls sideways, so that a swipe shows what is beyond the edge. */
  function scrollsSideways(ancestor: Element | null): boolean {
    if (ancestor === null || ancestor === document.body) return false;
    const { overflowX } = getComputedStyle(ancestor);
    return /auto|scroll/.test(overflowX) || scrollsSideways(ancestor.parentElement);
  }
}
