// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { Cut } from './Cut';

const line = (text: string) => (
  <Cut className="">
    <span style={{ overflow: 'hidden' }}>{text}</span>
  </Cut>
);

/** Like a browser's, it reports the first size right away. */
class FirstSize {
  constructor(private readonly report: () => void) {}
  observe = () => this.report();
  disconnect = () => {};
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', FirstSize));
afterEach(() => void vi.unstubAllGlobals());

test('a text that a change truncates becomes a button', async () => {
  const { rerender } = await renderInWords(line('Short'));
  expect(screen.queryByRole('button')).toBeNull();
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(99);
  rerender(line('A long line'));
  expect(await screen.findByRole('button', { name: 'A long line' })).toBeDefined();
});

test('if a text is no longer truncated, its button stays while it or its sheet has the focus', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(99);
  const { user, rerender } = await renderInWords(line('A long line'));
  const button = screen.getByRole('button', { name: 'A long line' });
  await user.click(button);
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  width.mockReturnValue(0);
  rerender(line('Short'));
  expect(button.isConnected, 'its sheet has the focus').toBe(true);
  // A browser returns the focus to it.
  act(() => button.focus());
  await act(async () => close.click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button.isConnected, 'it has the focus').toBe(true);
  await user.tab();
  expect(button.isConnected).toBe(false);
});
