// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useFaceDown } from '@/app/_seat/faceDown';
import { HOLD_MILLISECONDS } from '@/app/_seat/useLongPress';
import { useClueSettings } from '@/app/_state/clueSettings';
import { memoryTable, must, replaceCall, type TestPhone } from '@/app/_state/testing/memoryTable';
import { SeatScreen } from './SeatScreen';

// Loads the lazy parts of a seat up front, so that a part that does not show is not merely still loading.
await Promise.all([
  import('@/app/_seat/SeatMap'),
  import('@/app/_seat/HeldClueSlip'),
  import('@/app/_seat/faceDown'),
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
async function showCovered(ada: TestPhone) {
  const [first] = must(await ada.client.ask('showTable')).seats;
  if (first === undefined) throw new Error('the table has no seats');
  const shown = await ada.show(<SeatScreen first={first} />);
  await settle();
  expectCovered();
  return shown;
}

/** Settles pending promises and renders. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

/** Parts of the page. */
const PARTS = { clue: '#envelope', hold: '.hold-button' };
const part = (name: keyof typeof PARTS) => {
  const found = document.querySelector<HTMLElement>(PARTS[name]);
  if (found === null) throw new Error(`the seat has no ${name}`);
  return found;
};
const button = () => part('hold');
const clue = () => within(part('clue')).queryByText(/^The habitat is/);
const lit = () => document.querySelectorAll('.map-window path.glow').length;
/** The notice with the question. */
const offer = () => document.querySelector('#notices');

async function answerOffer(name: string) {
  fireEvent.click(offer() as HTMLElement);
  await settle();
  fireEvent.click(screen.getByRole('button', { name }));
}

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

async function release() {
  fireEvent.pointerUp(button(), { pointerId: 1 });
  await settle();
  expectCovered();
}

/** Expects that the look is counted, after which the offer appears if there is one. */
async function expectLooked({ client }: TestPhone) {
  const [seat] = must(await client.ask('showTable')).seats;
  expect(seat?.looks.phones).toBe(1);
}

test('a single tap does not request the clue', async () => {
  const ada = await adasPhone();
  let looks = 0;
  replaceCall(ada.client, 'look', call => {
    looks += 1;
    return call();
  });
  await showCovered(ada);
  fireEvent.pointerDown(button(), { button: 0, pointerId: 1 });
  await act(() => vi.advanceTimersByTimeAsync(HOLD_MILLISECONDS - 1));
  await release();
  await act(() => vi.advanceTimersByTimeAsync(2 * HOLD_MILLISECONDS));
  expectCovered();
  expect(looks).toBe(0);
  await hold();
  expect(looks).toBe(1);
});

test('after two taps in a row, opening the clue by tapping is offered', async () => {
  await showCovered(await adasPhone());
  const offerToTap = () => screen.queryByRole('button', { name: 'Show my clue by tapping' });
  for (const isOffered of [false, true]) {
    fireEvent.pointerDown(button(), { button: 0, pointerId: 1 });
    await release();
    expect(offerToTap() !== null).toBe(isOffered);
  }
  await hold();
  await release();
  expect(offerToTap()).toBeNull();
  for (const _ of [1, 2]) {
    fireEvent.pointerDown(button(), { button: 0, pointerId: 1 });
    await release();
  }
  fireEvent.click(offerToTap() as HTMLElement);
  expect(button().textContent).toContain('Tap to look');
  fireEvent.click(button(), { detail: 1 });
  await settle();
  expectOpen();
  fireEvent.click(button(), { detail: 1 });
  await settle();
  expectCovered();
  act(() => useClueSettings.setState({ opensByTap: false }));
});

const tilt = (beta: number) =>
  window.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta }));

function hidePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

for (const { title, trigger } of [
  { title: 'another app comes to the front', trigger: hidePage },
  {
    title: 'another window gets the focus',
    trigger: () => window.dispatchEvent(new Event('blur')),
  },
  { title: 'the phone is laid face down', trigger: () => tilt(178) },
  { title: 'the focus leaves the button', trigger: () => button().blur() },
]) {
  test(`an open clue is covered when ${title}`, async () => {
    await showCovered(await adasPhone());
    button().focus();
    await hold();
    act(() => void trigger());
    await settle();
    expectCovered();
  });
}

test('the clue stays open while the phone is upright', async () => {
  await showCovered(await adasPhone());
  await hold();
  act(() => void tilt(40));
  await settle();
  expectOpen();
});

/** Simulates an iPhone: the page has to request a permission. */
function onIPhone(answer: 'granted' | 'denied') {
  useFaceDown.setState({ answer: null });
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission });
  vi.stubGlobal('CSS', { supports: (text: string) => text === '-webkit-touch-callout:none' });
  return requestPermission;
}

describe('covering the clue of a phone that is laid face down', () => {
  test('an iPhone’s permission is requested after the first look, and at each later release of the clue', async () => {
    const requests = onIPhone('granted');
    const ada = await adasPhone();
    const { unmount } = await showCovered(ada);
    expect(offer()).toBeNull();
    await hold();
    expect(offer()).toBeNull();
    await release();
    expect(offer()).not.toBeNull();
    expect(requests).not.toHaveBeenCalled();
    await answerOffer('Yes, cover it');
    expect(requests, 'during the tap').toHaveBeenCalledOnce();
    await settle();
    expect(offer()).toBeNull();

    // The permission lapses with the browser session.
    unmount();
    await showCovered(ada);
    await hold();
    expect(requests).toHaveBeenCalledOnce();
    fireEvent.pointerUp(button(), { pointerId: 1 });
    expect(requests, 'during the release').toHaveBeenCalledTimes(2);
    await settle();
    expectCovered();
    expect(offer()).toBeNull();
  });

  for (const { title, answer, button, times } of [
    { title: 'a player who declines our offer', answer: 'granted', button: 'No, thanks', times: 0 },
    {
      title: 'a player who declines the iPhone’s request',
      answer: 'denied',
      button: 'Yes, cover it',
      times: 1,
    },
  ] as const) {
    test(`${title} is never asked again`, async () => {
      const requests = onIPhone(answer);
      const ada = await adasPhone();
      const { unmount } = await showCovered(ada);
      await hold();
      await release();
      await answerOffer(button);
      await settle();
      expect(offer()).toBeNull();

      unmount();
      await showCovered(ada);
      await hold();
      await release();
      await expectLooked(ada);
      expect(offer()).toBeNull();
      expect(requests).toHaveBeenCalledTimes(times);
    });
  }

  test('on other phones there is no question', async () => {
    const requests = onIPhone('granted');
    vi.stubGlobal('CSS', { supports: () => false });
    const ada = await adasPhone();
    await showCovered(ada);
    await hold();
    await release();
    await expectLooked(ada);
    expect(offer()).toBeNull();
    expect(requests).not.toHaveBeenCalled();
  });
});
