// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markSolved } from '@/app/_phone/puzzleAttempt';
import { usePuzzles } from '@/app/_phone/puzzleStore';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { PuzzleScreen } from './PuzzleScreen';

/** By grade, resolves the pending generation of a puzzle. Shared: a test may await what the one before started. */
const finish = vi.hoisted(() => new Map<string, (text: string) => void>());
vi.mock('@/app/_phone/callPhoneWorker', () => ({
  startPhoneWorker: () => undefined,
  callPhoneWorker: (_: string, grade: string) =>
    new Promise(resolve => finish.set(grade, text => resolve({ ok: true, value: text }))),
}));

const QUICK = 'q3.487C95234247185570.h.2-H92+B23+C63+H5.acempq.afnsuw';
const LINKED = 'l3.BA318602525642003A.t.2+I33-J73-A5';
const TO_COME = 'This puzzle is still to come: Sunday, November 29.';

/** November has a puzzle each day; that of the 28th is linked. */
const NOVEMBER = Array.from({ length: 30 }, (_, index) => (index === 27 ? LINKED : QUICK));

const push = vi.spyOn(history, 'pushState');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date(2026, 10, 28, 23, 59, 30));
  usePuzzles.setState(usePuzzles.getInitialState(), true);
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('2026-11') ? ourAnswer(NOVEMBER) : ourAnswer({}, 404),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(part: string) {
  location.hash = part;
  await renderInWords(<PuzzleScreen />);
  await settle();
  push.mockClear();
}

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dayNow = () => document.querySelector('[aria-current=date]')?.getAttribute('aria-label');
const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('the day changes at midnight, and when a hidden page becomes visible on a later day', async () => {
  await open('');
  expect(dayNow()).toBe('Saturday, November 28: open');
  screen.getByText('Hard', { selector: 'a b' });
  await settle(30_000);
  expect(dayNow()).toBe('Sunday, November 29: open');
  screen.getByText('Quick', { selector: 'a b' });
  vi.setSystemTime(new Date(2026, 10, 30, 8));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(dayNow()).toBe('Monday, November 30: open');
});

test('once today’s puzzle is solved, another of its grade is offered, but not tomorrow’s', async () => {
  markSolved(LINKED);
  await open('');
  expect(dayNow()).toBe('Saturday, November 28: solved');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /29/ }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Today’s puzzle' })).toBeNull();
  await tap('Another one');
  await act(async () => finish.get('linked')?.(QUICK));
  expect(location.hash).toBe(`#${encodeURIComponent(QUICK)}`);
});

test('the link to a future day opens its puzzle only when that day begins', async () => {
  await open('2026-11-29');
  screen.getByText(TO_COME);
  screen.getByRole('button', { name: 'Today’s puzzle' });
  screen.getByRole('button', { name: 'To the puzzles' });
  await settle(30_000);
  screen.getByRole('heading', { name: 'Quick' });
});

test('a puzzle with an attempt opens even if its day is in the future here', async () => {
  markSolved(QUICK);
  await open('2026-11-29');
  screen.getByRole('heading', { name: 'Quick' });
});

test.each(['%232026-11-28', '2026-11-28.', '2026-11-28%E2%80%8B', '%20%232026-11-28.%C2%A0'])(
  'the link #%s opens its day',
  async part => {
    await open(part);
    screen.getByText('Saturday, November 28');
  },
);

test('a generated puzzle opens once, and only if it is the latest request', async () => {
  await open('');
  await tap('Quick');
  await tap('Expert');
  await tap('Quick');
  await tap('Quick');
  await act(async () => finish.get('deep')?.(LINKED));
  expect(push).not.toHaveBeenCalled();
  await act(async () => finish.get('quick')?.(QUICK));
  expect(push).toHaveBeenCalledOnce();
  expect(location.hash).toBe(`#${encodeURIComponent(QUICK)}`);
});

test('a generated puzzle does not open once the player has gone to the lessons', async () => {
  await open('');
  await tap('Quick');
  await act(async () => screen.getByRole('button', { name: /^Learn how to deduce/ }).click());
  await act(async () => finish.get('quick')?.(QUICK));
  expect(location.hash).toBe('#learn');
  expect(usePuzzles.getState().ready.quick).toBe(QUICK);
});

test('a month shows its days before their puzzles have loaded, and a double tap adds one history entry', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await open('days');
  const days = screen.getAllByRole<HTMLButtonElement>('button', { name: /November/ });
  expect(days).toHaveLength(30);
  expect(days.every(({ disabled }) => disabled)).toBe(true);
  const today = screen.getByRole('button', { name: 'Today’s puzzle' });
  await act(async () => {
    today.click();
    today.click();
  });
  expect(push).toHaveBeenCalledOnce();
});
