// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useClueSettings } from '@/app/_state/clueSettings';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { HoldButton, useHoldWords } from './HoldButton';
import { useLongPress } from './useLongPress';

/** A button, and the content that it opens. */
function Hold() {
  const { phase, triesTaps: _, ...press } = useLongPress();
  const isTapped = phase === 'tapped';
  const label = useHoldWords('Hold to look');
  return (
    <>
      <HoldButton
        label={label('clue')}
        phase={isTapped ? 'held' : phase}
        isTapped={isTapped}
        {...press}
      />
      {(isTapped || phase === 'held') && <output>open</output>}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  useClueSettings.setState({ opensByTap: false });
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => void vi.useRealTimers());

async function show() {
  const { container } = await renderInWords(<Hold />);
  const button = container.querySelector('button') as HTMLButtonElement;
  return {
    button,
    isOpen: () => container.querySelector('output') !== null,
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    point: (type: 'pointerDown' | 'pointerUp' | 'pointerCancel', isPrimary = true) =>
      fireEvent[type](button, { button: 0, isPrimary, pointerId: isPrimary ? 1 : 2 }),
  };
}

test('a click without a pointer opens; the next click or 20 seconds cover', async () => {
  const { button, isOpen, pass } = await show();
  fireEvent.click(button, { detail: 0 });
  expect(isOpen()).toBe(true);
  expect(button.textContent).toContain('Tap to cover');
  fireEvent.click(button, { detail: 0 });
  expect(isOpen()).toBe(false);
  fireEvent.click(button, { detail: 0 });
  pass(19_999);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
  fireEvent.click(button, { detail: 0 });
  expect(isOpen()).toBe(true);
});

test('a tap by a finger opens nothing, and a hold lasts as long as the finger stays', async () => {
  const { button, isOpen, pass, point } = await show();
  point('pointerDown');
  point('pointerUp');
  fireEvent.click(button, { detail: 1 });
  pass(1000);
  expect(isOpen()).toBe(false);
  point('pointerDown');
  pass(60_000);
  expect(isOpen()).toBe(true);
  point('pointerUp');
  expect(isOpen()).toBe(false);
});

test('a second finger on the button does not cover', async () => {
  const { isOpen, pass, point } = await show();
  point('pointerDown');
  pass(1000);
  point('pointerDown', false);
  point('pointerUp', false);
  expect(isOpen()).toBe(true);
  point('pointerCancel');
  expect(isOpen()).toBe(false);
});

test('if the settings say so, a tap opens', async () => {
  useClueSettings.setState({ opensByTap: true });
  const { button, isOpen, point } = await show();
  expect(button.textContent).toContain('Tap to look');
  point('pointerDown');
  point('pointerUp');
  fireEvent.click(button, { detail: 1 });
  expect(isOpen()).toBe(true);
  fireEvent.click(button, { detail: 1 });
  expect(isOpen()).toBe(false);
});
