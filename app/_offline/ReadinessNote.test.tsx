// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import type { HowFar } from './offlineWorker';
import { ReadinessNote } from './ReadinessNote';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser with a service worker that replies with `progress.now`. */
function stubWorker(progress: { now: HowFar }) {
  const worker = {
    postMessage: (_: string, [port]: readonly MessagePort[]) => port?.postMessage(progress.now),
  };
  const getRegistration = async () => ({ active: null, installing: worker });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration } });
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(1100));

test('the note counts until everything is cached', async () => {
  const progress = { now: { kept: 12, all: 40 } };
  stubWorker(progress);
  const { container } = await renderInWords(<ReadinessNote />);
  await pass();
  expect(container.textContent).toBe('Soon ready without a connection: 12 of 40');
  progress.now = { kept: 40, all: 40 };
  await pass();
  expect(container.textContent).toBe('Ready without a connection');
});

test('without service workers, as over plain http, nothing is shown', async () => {
  const { container } = await renderInWords(<ReadinessNote />);
  await pass();
  expect(container.textContent).toBe('');
});
