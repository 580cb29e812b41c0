import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The only rule of axe's that reads colours. */
const COLOURS = 'color-contrast';

/** The spaces of a map: 108 buttons over one drawing, which take axe five times the rest of a page. */
const SPACES = '[role=grid]';

const SMALL_PHONE = { width: 360, height: 780 };

const WIDE_SCREEN = { width: 1280, height: 720 };

type Reading = {
  /** Colours alone, where the rest was read before. */
  readonly coloursAlone?: boolean;
  /** The spaces of the map, too: they are the same on every page. */
  readonly withSpaces?: boolean;
};

/** As every state is arranged: on a small phone by day. */
export async function takeSmallPhone(page: Page): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  // Colours are judged once things have come to rest.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Reads a state on the way through its page in three looks, and comes back to the first. */
export function readState(
  page: Page,
  title: string,
  { withSpaces = false }: Pick<Reading, 'withSpaces'> = {},
): Promise<void> {
  return test.step(`everybody can read and use ${title}`, async () => {
    // From its head: what scrolls beneath the buttons at the foot of a page is half covered in passing.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
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
    await takeSmallPhone(page);
  });
}

/** Nothing lies beyond the side of the page. */
async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Fails with a readable list of what axe finds wrong on the page by WCAG 2.2, levels A and AA. */
export async function expectAccessible(
  page: Page,
  { coloursAlone = false, withSpaces = false }: Reading = {},
): Promise<void> {
  // Its other mode opens a page more, for the sake of frames, of which we have none.
  const axe = new AxeBuilder({ page, ...(await axeFor(page)) }).setLegacyMode();
  // What is right is not told apart: to name each element of it took most of the time.
  axe.options({ resultTypes: ['violations'] });
  if (coloursAlone) axe.withRules([COLOURS]);
  else axe.withTags(STANDARDS);
  if (!withSpaces) axe.exclude(SPACES);
  let violations = await findViolations(page, axe);
  // A busy browser may change its look while axe reads: what is wrong by then is wrong a second time.
  if (violations.length > 0) violations = await findViolations(page, axe);
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(findings).toEqual([]);
}

/** Half a megabyte of script, which a page that was read before has still. */
const axeFor = async (page: Page) =>
  (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'void 0' } : {};

async function findViolations(page: Page, axe: AxeBuilder) {
  await settle(page);
  return (await axe.analyze()).violations;
}

/** A change of look is painted in the next frame; measured before it, ink of one look lies on the other. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
