import { expect, type Page } from 'playwright/test';
import { LANGUAGES } from '@/app/_words/languages';
import { CLOSES, OPENS } from '@/app/_words/testing/madeUp';
import { PEOPLE } from './people';

/** Months and days of the week, which the browser names. The made-up languages have the English ones. */
const DATE_NAMES = (['long', 'short'] as const).flatMap(length =>
  Array.from({ length: 84 }, (_, index) =>
    new Intl.DateTimeFormat('en', { month: length, weekday: length })
      .formatToParts(new Date(2026, index % 12, 1 + (index % 7)))
      .filter(({ type }) => type !== 'literal')
      .map(({ value }) => value),
  ).flat(),
);

/** Texts that are not messages: names of people, languages and dates, and the app's own. */
const NAMES: readonly string[] = [
  ...Object.values(PEOPLE),
  ...Object.values(LANGUAGES),
  ...DATE_NAMES,
  'Fieldbook',
];

/** Fails if visible or accessible text on the page does not come from a message. */
export async function expectMessagesOnly(page: Page, where: string): Promise<void> {
  const bare = await page.evaluate(findBare, { opens: OPENS, closes: CLOSES });
  // Codes, symbols and single letters do not count as words.
  const isWord = (text: string) =>
    /\p{Ll}{2}/u.test(NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text));
  expect(bare.filter(isWord), `no message: ${where}`).toEqual([]);
}

/** Runs in the page. A message may span several elements, so all text is joined first. */
function findBare({ opens, closes }: { opens: string; closes: string }): string[] {
  const labelled = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')];
  const labels = labelled.flatMap(element =>
    ['aria-label', 'alt', 'placeholder', 'title'].map(name => element.getAttribute(name) ?? ''),
  );
  const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, node =>
    node.parentElement?.closest('script, style, noscript, template, textarea') === null
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: string[] = [];
  while (textNodes.nextNode() !== null) texts.push(textNodes.currentNode.nodeValue ?? '');
  return [texts, ...labels.map(text => [text])].flatMap(each => {
    let depth = 0;
    return each.flatMap(text => {
      let bare = '';
      for (const letter of text) {
        if (letter === opens) depth += 1;
        else if (letter === closes) depth -= 1;
        else if (depth === 0) bare += letter;
      }
      return bare.trim() === '' ? [] : [bare.trim()];
    });
  });
}
