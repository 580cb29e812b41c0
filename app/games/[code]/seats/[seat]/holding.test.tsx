// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOLD_MILLISECONDS } from '@/app/_seat/useLongPress';
import { memoryTable, must, type TestPhone } from '@/app/_state/testing/memoryTable';
import { SeatScreen } from './SeatScreen';

// Loads the lazy parts of a seat up front, so that a part that does not show is not merely still loading.
await Promise.all([
  import('@/app/_seat/SeatMap'),
  import('@/app/_seat/HeldClueSlip'),
  import('@/app/_seat/FaceDownNote'),
]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'visibilityState');
});

/** Ada's phone, which holds seat 1. */
async function adasPhone(): Promise<TestPhone> {
  const [ada] = await (await memoryTable(3)).sitDown('Ada');
  return ada;
}

/** Shows her seat, with the clue covered. */
async function sitBefore(ada: TestPhone) {
  const [first] = must(await ada.client.loadTable()).seats;
  if (first === undefined) throw new Error('the table has no seats');
  const shown = await ada.show(<SeatScreen first={first} />);
  await settle();
  expectCovered();
  return shown;
}

/** Settles pending promises and renders. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

/** Parts of the page. */
const PARTS = { clue: '#envelope', hold: '.page-actions', note: '.page-content' };
const part = (name: keyof typeof PARTS) => {
  const found = document.querySelector<HTMLElement>(PARTS[name]);
  if (found === null) throw new Error(`the seat has no ${name}`);
  return found;
};
const button = () => within(part('hold')).getByRole('button');
const clue = () => within(part('clue')).queryByText(/^The habitat is/);
const lit = () => document.querySelectorAll('.map-window path.glow').length;
const offer = () => screen.queryByText(/is face down/);

function expectOpen() {
  expect({ isOpen: clue() !== null, lit: lit() }).toEqual({ isOpen: true, lit: 1 });
}

function expectCovered() {
  within(part('clue')).getByText('The clue is covered.');
  expect({ isOpen: clue() !== null, lit: lit() }).toEqual({ isOpen: false, lit: 0 });
}

async function press() {
  fireEvent.pointerDown(button(), { button: 0, pointerId: 1 });
  await act(() => vi.advanceTimersByTimeAsync(HOLD_MILLISECONDS));
}

async function hold() {
  await press();
  expectOpen();
}

async function letGo() {
  fireEvent.pointerUp(button(), { pointerId: 1 });
  await settle();
  expectCovered();
}

test('a tap alone asks for nothing', async () => {
  const ada = await adasPhone();
  const looks = vi.spyOn(ada.client, 'lookAtSeat');
  await sitBefore(ada);
  fireEvent.pointerDown(button(), { button: 0, pointerId: 1 });
  await act(() => vi.advanceTimersByTimeAsync(HOLD_MILLISECONDS - 1));
  await letGo();
  await act(() => vi.advanceTimersByTimeAsync(2 * HOLD_MILLISECONDS));
  expectCovered();
  expect(looks).not.toHaveBeenCalled();
  await hold();
  expect(looks).toHaveBeenCalledOnce();
});

const tilt = (beta: number) =>
  window.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta }));

function hidePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

for (const { title, happens } of [
  { title: 'another app comes to the front', happens: hidePage },
  {
    title: 'another window gets the focus',
    happens: () => window.dispatchEvent(new Event('blur')),
  },
  { title: 'the phone is laid on its face', happens: () => tilt(178) },
  { title: 'the focus leaves the button', happens: () => button().blur() },
]) {
  test(`a clue that is held is covered when ${title}`, async () => {
    await sitBefore(await adasPhone());
    button().focus();
    await hold();
    act(() => void happens());
    await settle();
    expectCovered();
  });
}

test('a phone that is held up keeps the clue open', async () => {
  await sitBefore(await adasPhone());
  await hold();
  act(() => void tilt(40));
  await settle();
  expectOpen();
});

/** Gives the page what only iPhones have: a permission to request. */
function onIPhone(answer: 'granted' | 'denied') {
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission });
  vi.stubGlobal('CSS', { supports: (text: string) => text === '-webkit-touch-callout:none' });
  return requestPermission;
}

describe('how the phone lies', () => {
  test('an iPhone is asked once somebody has looked, and as the clue is let go ever after', async () => {
    const asked = onIPhone('granted');
    const ada = await adasPhone();
    const { unmount } = await sitBefore(ada);
    expect(offer()).toBeNull();
    await hold();
    expect(offer()).toBeNull();
    await letGo();
    expect(offer()).not.toBeNull();
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cover it' }));
    expect(asked, 'while the tap lasts').toHaveBeenCalledOnce();
    await settle();
    expect(offer()).toBeNull();

    // The permission lapses with the browser session.
    unmount();
    await sitBefore(ada);
    await hold();
    expect(asked).toHaveBeenCalledOnce();
    fireEvent.pointerUp(button(), { pointerId: 1 });
    expect(asked, 'while it is let go').toHaveBeenCalledTimes(2);
    await settle();
    expectCovered();
    expect(offer()).toBeNull();
  });

  for (const { title, answer, says, times } of [
    { title: 'who says no to us', answer: 'granted', says: 'No, thanks', times: 0 },
    { title: 'who says no to the iPhone', answer: 'denied', says: 'Yes, cover it', times: 1 },
  ] as const) {
    test(`${title} is never asked again`, async () => {
      const asked = onIPhone(answer);
      const ada = await adasPhone();
      const { unmount } = await sitBefore(ada);
      await hold();
      await letGo();
      fireEvent.click(screen.getByRole('button', { name: says }));
      await settle();
      expect(offer()).toBeNull();

      unmount();
      await sitBefore(ada);
      await hold();
      await letGo();
      // Appears together with the offer.
      within(part('note')).getByRole('link', { name: /Found it!/ });
      expect(offer()).toBeNull();
      expect(asked).toHaveBeenCalledTimes(times);
    });
  }

  test('other phones are asked nothing', async () => {
    const asked = onIPhone('granted');
    vi.stubGlobal('CSS', { supports: () => false });
    await sitBefore(await adasPhone());
    await hold();
    await letGo();
    within(part('note')).getByRole('link', { name: /Found it!/ });
    expect(offer()).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
