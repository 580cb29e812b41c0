// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyText } from '@/app/_table/CopyText';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { ORIGINS_META } from '@/app/addresses';
import { parsePuzzle } from '@/lib/puzzle/lists';
import { ShareButton } from './ShareButton';

const PUZZLE = 'l3.294BC155276B1A7511.w.2-K82-B23-F23-D43+F5';
const SELECTED = /^Your browser won’t copy it/;

/** The texts that the browser was given to share and to copy. */
let shared: unknown[];
let copied: string[];

/**
 * A browser that refuses to share with an error of this name, and copies by the clipboard, the old command or neither.
 * Call it after rendering, which installs a clipboard of its own.
 */
function stubBrowser({ refusal = '', hasClipboard = true, hasCommand = false }) {
  vi.stubGlobal('navigator', {
    share: async (data: ShareData) => {
      if (refusal !== '') throw new DOMException('', refusal);
      shared.push(data);
    },
    clipboard: hasClipboard ? { writeText: async (text: string) => copied.push(text) } : undefined,
  });
  document.execCommand = () => {
    if (hasCommand) copied.push(String(getSelection()));
    return hasCommand;
  };
}

beforeEach(() => {
  shared = [];
  copied = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

async function tapShare(browser: Parameters<typeof stubBrowser>[0]): Promise<string> {
  const opened = parsePuzzle(PUZZLE);
  if (!opened.ok) throw new Error(opened.error);
  const { tap, container } = await renderInWords(
    <ShareButton opened={opened.value} took="no hint" day={undefined} />,
  );
  stubBrowser(browser);
  await tap(screen.getByRole('button', { name: 'Share' }));
  return container.querySelector('.shared-text')?.textContent ?? '';
}

test('a shared link has an address that other phones can reach', async () => {
  document.head.innerHTML = `<meta name="${ORIGINS_META}" content="http://192.168.1.20:3000 http://10.0.0.2:3000" />`;
  const text = await tapShare({});
  expect(text).toContain('http://192.168.1.20:3000/puzzle#l3.');
  expect(shared).toEqual([{ text }]);
  screen.getByRole('button', { name: '10.0.0.2:3000' });
});

test('a day’s puzzle is shared as a link to its day', async () => {
  const opened = parsePuzzle(PUZZLE);
  if (!opened.ok) throw new Error(opened.error);
  const { container } = await renderInWords(
    <ShareButton opened={opened.value} took="0 combinations tried · no hint" day="2026-11-28" />,
  );
  expect(container.querySelector('.shared-text')?.textContent).toBe(
    `Fieldbook · Nov 28, 2026 · Hard\n0 combinations tried · no hint\n${location.origin}/puzzle#2026-11-28`,
  );
});

test('a cancelled share copies nothing and shows nothing', async () => {
  await tapShare({ refusal: 'AbortError' });
  expect(copied).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('');
  screen.getByRole('button', { name: 'Share' });
});

test.each([{ hasClipboard: true }, { hasClipboard: false, hasCommand: true }])(
  'a text that the browser refuses to share is copied, with a clipboard: $hasClipboard',
  async clipboard => {
    const text = await tapShare({ refusal: 'NotAllowedError', ...clipboard });
    await screen.findByRole('button', { name: 'Copied' });
    expect(copied).toEqual([text]);
  },
);

test('a text that the browser neither shares nor copies is selected, and the page says so', async () => {
  const text = await tapShare({ refusal: 'NotAllowedError', hasClipboard: false });
  await screen.findByText(SELECTED);
  expect(String(getSelection())).toBe(text);
});

test('a code that the browser does not copy is selected, and the page says so', async () => {
  const { tap } = await renderInWords(<CopyText label="Map code" text="61B432" />);
  stubBrowser({ hasClipboard: false });
  await tap(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText(SELECTED);
  expect(String(getSelection())).toBe('61B432');
});
