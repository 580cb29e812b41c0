import type { Browser } from 'playwright/test';
import { expect, test } from '../fixtures';
import { walkOnePhone, walkOwnPhones } from './atTables';
import { type LanguageUnderTest, openReader } from './reader';
import { walkOnPhone, walkWithoutTable } from './withoutTable';

/** Visits every page of the app in its main states. Add new pages to one of these walks. */
export async function walkAllPages(
  browser: Browser,
  languageUnderTest: LanguageUnderTest,
): Promise<void> {
  const reader = await openReader(browser, languageUnderTest);
  await test.step('without a table', () => walkWithoutTable(reader));
  await test.step('with a game on the phone', () => walkOnPhone(reader));
  await test.step('at tables with separate phones', () => walkOwnPhones(reader));
  await test.step('with one phone, until after the end', () => walkOnePhone(reader));
  expect(reader.unseen(), 'pages that were not visited').toEqual([]);
  await reader.leave();
}
