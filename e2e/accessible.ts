import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { RELEASE } from './release';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The only axe rule that depends on colours. */
const COLOURS = 'color-contrast';

/** A map's 108 space buttons over one drawing; axe needs five times as long for them as for the rest of a page. */
const SPACES = '[role=grid]';

const SMALL_PHONE = { width: 360, height: 780 };

const WIDE_SCREEN = { width: 1280, height: 720 };

type Reading = {
  /** Check colours only, if the rest was already checked. */
  readonly coloursOnly?: boolean;
  /** Include the map's spaces, which are the same on every page. */
  readonly withSpaces?: boolean;
};

/** The default setup for every state: a small phone in the light theme. */
export async function takeSmallPhone(page: Page): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  // Colours are measured without running transitions.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/**
 * Checks a page state on a small phone. Before a release it checks both themes and a wide screen, then restores the
 * default setup.
 */
export function readState(
  page: Page,
  title: string,
  { withSpaces = false }: Pick<Reading, 'withSpaces'> = {},
): Promise<void> {
  return test.step(`${title} is accessible`, async () => {
    // Scroll to the top: content behind the fixed buttons counts as partly covered.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await test.step('on a small phone, in the light theme', async () => {
      await expectFits(page);
      await expectAccessible(page, { withSpaces });
    });
    if (!RELEASE) return;
    await test.step('in the dark theme, where only colours differ', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, { coloursOnly: true });
    });
    await test.step('on a wide screen', async () => {
      await page.setViewportSize(WIDE_SCREEN);
      await expectFits(page);
      await expectAccessible(page, { withSpaces });
    });
    await takeSmallPhone(page);
  });
}

/** Fails if the page overflows horizontally. */
async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Fails with a readable list of axe's WCAG 2.2 violations, levels A and AA. */
export async function expectAccessible(
  page: Page,
  { coloursOnly = false, withSpaces = false }: Reading = {},
): Promise<void> {
  // Non-legacy mode opens an extra page to analyze frames; our pages have none.
  const axe = new AxeBuilder({ page, ...(await axeFor(page)) }).setLegacyMode();
  // Report violations only: collecting details of passing elements took most of the time.
  axe.options({ resultTypes: ['violations'] });
  if (coloursOnly) axe.withRules([COLOURS]);
  else axe.withTags(STANDARDS);
  if (!withSpaces) axe.exclude(SPACES);
  let violations = await findViolations(page, axe);
  // A slow browser may change the theme while axe runs: a real violation also occurs the second time.
  if (violations.length > 0) violations = await findViolations(page, axe);
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(findings).toEqual([]);
}

/** Half a megabyte of script; a page checked earlier already has it. */
const axeFor = async (page: Page) =>
  (await page.evaluate(() => 'axe' in window)) ? { axeSource: 'void 0' } : {};

async function findViolations(page: Page, axe: AxeBuilder) {
  await settle(page);
  return (await axe.analyze()).violations;
}

/** A theme change is painted in the next frame; before that, axe would mix the colours of both themes. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
