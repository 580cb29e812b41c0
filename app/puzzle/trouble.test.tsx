// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePuzzles } from '@/app/_phone/puzzleStore';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { PATIENCE_MILLISECONDS } from '@/app/_ui/patience';
import { fakeTimers } from '@/app/_ui/testing/fakeTimers';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { PuzzleScreen } from './PuzzleScreen';

const QUICK = 'q3.487C95234247185570.h.2-H92+B23+C63+H5.acempq.afnsuw';
const DAY = '2026-11-01';
const NOT_STARTED = 'Part of Fieldbook doesn’t start in this browser.';

const wait = fakeTimers();

/** The response to a request for a month's file. Otherwise the server is healthy. */
let answerMonth: (signal: AbortSignal) => Promise<Response>;

beforeEach(() => {
  usePuzzles.setState(usePuzzles.getInitialState(), true);
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) =>
    path === '/api/health' ? ourAnswer({}) : answerMonth(signal),
  );
});

async function open(part: string) {
  location.hash = part;
  await renderInWords(<PuzzleScreen />);
  await wait();
}

const month = async () => ourAnswer([QUICK]);
const untilAskedAgain = () => act(() => vi.advanceTimersByTimeAsync(3000));

test.each([
  ['is cut off', async () => Promise.reject(new TypeError('aborted')), 'No connection'],
  ['is a gateway’s 503', async () => new Response('busy', { status: 503 }), 'garbled'],
  ['is a gateway’s 404', async () => new Response('no page', { status: 404 }), 'garbled'],
  ['is a portal’s page', async () => new Response('<h1>Welcome, guest</h1>'), 'garbled'],
])('a month’s file that %s shows an error, and is requested again', async (_, failed, told) => {
  answerMonth = failed;
  await open(DAY);
  screen.getByText(told, { exact: false });
  expect(screen.queryByText('no puzzle for this day', { exact: false })).toBeNull();
  answerMonth = month;
  await untilAskedAgain();
  screen.getByText('Tap the ringed piece', { exact: false });
});

test('a month’s file that never arrives shows an error after the timeout', async () => {
  answerMonth = signal =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  await open(DAY);
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MILLISECONDS));
  screen.getByText('No connection', { exact: false });
});

test('the list of days shows the error, too', async () => {
  answerMonth = async () => new Response('busy', { status: 503 });
  await open('days');
  expect(screen.getByRole('alert').textContent).toContain('garbled');
  answerMonth = month;
  await untilAskedAgain();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a 404 of our server means that the month has no puzzles', async () => {
  answerMonth = async () => ourAnswer({}, 404);
  await open('2031-01-01');
  screen.getByText('There is no puzzle for this day yet.');
});

test('practice reports that the browser starts no worker', async () => {
  answerMonth = month;
  await open('');
  screen.getByRole('button', { name: /^Quick/ }).click();
  await wait();
  expect(screen.getByRole('alert').textContent).toContain(NOT_STARTED);
});
