import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Fails with a readable list of what axe finds wrong on the page by WCAG 2.2, levels A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  let violations = await findViolations(page);
  // A busy browser may change its look while axe reads: what is wrong by then is wrong a second time.
  if (violations.length > 0) violations = await findViolations(page);
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(findings).toEqual([]);
}

async function findViolations(page: Page) {
  await settle(page);
  return (await new AxeBuilder({ page }).withTags(STANDARDS).analyze()).violations;
}

/** A change of look is painted in the next frame; measured before it, ink of one look lies on the other. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
