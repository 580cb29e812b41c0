import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitPageData, PATIENCE_MILLISECONDS, withTimeout } from './patience';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = () => Promise<Response>;

/** A page whose server gives this answer. An aborted request rejects, as in a browser. */
function pageOf(answer: Answer) {
  const page = {
    fetch: (_: unknown, init?: RequestInit) =>
      Promise.race([
        answer(),
        new Promise<never>((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
      ]),
  };
  limitPageData(page);
  return page;
}

const never = () => new Promise<never>(() => {});
/** An answer whose body has started, and fails once its request is aborted. */
function halfOf(page: { signal?: AbortSignal | null | undefined }): Response {
  return new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('0:{"'));
        page.signal?.addEventListener('abort', () => body.error(new Error('broken off')));
      },
    }),
  );
}

const RSC = { headers: { rsc: '1' } };

/** The state of a request at the timeout. */
async function outcomeOf(request: Promise<Response>) {
  const told = request.then(
    response => response.text(),
    () => 'failed',
  );
  await vi.advanceTimersByTimeAsync(PATIENCE_MILLISECONDS);
  return Promise.race([told, Promise.resolve('still waiting')]);
}

test('a request for a page’s data fails if it gets no answer or an endless one, and Next then opens the whole page', async () => {
  expect(await outcomeOf(pageOf(never).fetch('/judge?_rsc=1', RSC))).toBe('failed');
  const page = { fetch: async (_: unknown, init?: RequestInit) => halfOf({ ...init }) };
  limitPageData(page);
  expect(await outcomeOf(page.fetch('/judge?_rsc=1', RSC))).toBe('failed');
});

test('a page’s data that arrives in time is passed on as the same response', async () => {
  const data = new Response('0:{}');
  const page = pageOf(async () => data);
  const response = await page.fetch('/judge?_rsc=1', RSC);
  expect(response).toBe(data);
  expect(await response.text()).toBe('0:{}');
});

test('other requests have no timeout from here', async () => {
  expect(await outcomeOf(pageOf(never).fetch('/api/games', {}))).toBe('still waiting');
});

test('the timeout signal aborts with the given signal or after its time', () => {
  const controller = new AbortController();
  const [one, other] = [withTimeout(controller.signal, 1000), withTimeout(undefined, 1000)];
  expect([one.aborted, other.aborted]).toEqual([false, false]);
  controller.abort();
  expect([one.aborted, other.aborted]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  expect(other.aborted).toBe(true);
});

test('the timeout signal of an aborted signal is aborted from the start', () => {
  expect(withTimeout(AbortSignal.abort(), 1000).aborted).toBe(true);
});
