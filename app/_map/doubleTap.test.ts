// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ZoomingSheet, zoomSheet } from './zoomSheet';

const chosen = vi.fn();
let zooming: ZoomingSheet;
let frame: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<main><div id="frame"><div id="sheet"></div></div><button></button></main>';
  frame = element('#frame');
  // React also listens at the root, above the frame.
  element('main').addEventListener('click', chosen);
  zooming = zoomSheet(
    frame,
    element('#sheet'),
    () => 1,
    () => {},
  );
});
afterEach(() => {
  zooming.stop();
  chosen.mockReset();
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

const tap = (where: HTMLElement) =>
  where.dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail: 1, clientX: 5, clientY: 5 }),
  );

test('the second tap of a double tap zooms and selects no space', () => {
  tap(frame);
  tap(frame);
  expect(zooming.zoom()).toBeGreaterThan(1);
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('two taps with a tap elsewhere between them are not a double tap', () => {
  tap(frame);
  tap(element('button'));
  tap(frame);
  expect(zooming.zoom()).toBe(1);
  expect(chosen).toHaveBeenCalledTimes(3);
});
