// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ignoreComposedEnter } from './composedEnter';

ignoreComposedEnter(document);

/** Presses Enter in a field. Returns whether the page's handlers saw it, and whether the browser may submit. */
function press(key: string, keyCode: number, isComposing: boolean) {
  const field = document.body.appendChild(document.createElement('input'));
  const seen = vi.fn();
  field.addEventListener('keydown', seen);
  const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'keyCode', { value: keyCode });
  field.dispatchEvent(event);
  return { isSeen: seen.mock.calls.length > 0, mayAct: !event.defaultPrevented };
}

test('Enter is handled, unless it confirms an input method’s composition', () => {
  expect(press('Enter', 13, false)).toEqual({ isSeen: true, mayAct: true });
  // Safari: the composition has just ended.
  expect(press('Enter', 229, false)).toEqual({ isSeen: false, mayAct: false });
  // Others: the input method needs the key itself.
  expect(press('Enter', 229, true)).toEqual({ isSeen: false, mayAct: true });
  expect(press('か', 229, true)).toEqual({ isSeen: true, mayAct: true });
});
