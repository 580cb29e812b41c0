import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Fails with a readable list of what axe finds wrong on the page by WCAG 2.2, levels A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(findings).toEqual([]);
}

/** A change of look is painted in the next frame; measured before it, ink of one look lies on the other. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
