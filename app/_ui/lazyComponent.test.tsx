// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { useConnection } from './connection';
import { lazyComponent } from './lazyComponent';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  page = document.createElement('main');
  root = createRoot(page);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const Sheet = ({ title }: { title: string }) => <h2>{title}</h2>;

/** A network on which the first `failures` loads fail. Returns the loader, a mock that counts its calls. */
function network({ failures = 0 } = {}) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('connection reset');
    return Sheet;
  });
  return load;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const show = (children: ReactNode) => act(async () => root.render(children));

test('a placeholder is shown until the component has loaded', async () => {
  const Later = lazyComponent(network({ failures: 1 }), <p>loading</p>);
  await show(<Later title="Seat 1" />);
  expect(page.textContent).toBe('loading');
  await pass(2000);
  expect(page.textContent).toBe('Seat 1');
});

test('a component is fetched shortly after the page has loaded, even if it is not rendered', async () => {
  const load = network();
  lazyComponent(load);
  await pass(499);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the page is marked as having its parts once each has loaded or failed', async () => {
  const { dataset } = document.documentElement;
  lazyComponent(network());
  await pass(400);
  lazyComponent(network({ failures: 1 }));
  await pass(499);
  expect(dataset.parts).toBeUndefined();
  await pass(1);
  expect(dataset.parts).toBe('');
  // A lazy component of the next page.
  lazyComponent(network());
  expect(dataset.parts).toBeUndefined();
});

test('a component loaded before its first render needs no placeholder', async () => {
  const Later = lazyComponent(network(), <p>loading</p>);
  await pass(500);
  act(() => root.render(<Later title="Seat 1" />));
  expect(page.textContent).toBe('Seat 1');
});

test('the server’s HTML stays until the component has loaded, even if its props change before', async () => {
  let arrive: (sheet: typeof Sheet) => void = () => {};
  const arrival = new Promise<typeof Sheet>(resolve => {
    arrive = resolve;
  });
  const Later = lazyComponent(() => arrival, <p>loading</p>);
  await act(() => root.unmount());
  page.innerHTML = '<!--$--><h2>Seat 1</h2><!--/$-->';
  const [html] = page.children;
  root = await act(async () => hydrateRoot(page, <Later title="Seat 1" />));
  await show(<Later title="Seat 2" />);
  expect(page.textContent).toBe('Seat 1');
  await act(async () => arrive(Sheet));
  expect(page.textContent).toBe('Seat 2');
  expect(page.children[0]).toBe(html);
});

test('a failed prefetch is retried on first render', async () => {
  const load = network({ failures: 1 });
  const Later = lazyComponent(load);
  await pass(500);
  await show(<Later title="Seat 1" />);
  expect(page.textContent).toBe('Seat 1');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed load is retried every two seconds', async () => {
  // Loads at once, after the page has loaded, and after two seconds; the next one succeeds.
  const Later = lazyComponent(network({ failures: 3 }));
  await show(<Later title="Seat 1" />);
  await pass(3999);
  expect(page.textContent).toBe('');
  await pass(1);
  expect(page.textContent).toBe('Seat 1');
});

test('while the phone is offline, a failed load is retried without limit', async () => {
  useConnection.setState({ isOnline: false });
  const Later = lazyComponent(network({ failures: 100 }));
  await show(<Later title="Seat 1" />);
  await pass(2000 * 101);
  expect(page.textContent).toBe('Seat 1');
  useConnection.setState({ isOnline: true });
});

describe('a component that is missing after ten attempts', () => {
  /**
   * Simulates a page load in this tab: renders a component whose loads all fail, each after `milliseconds`, until the
   * page gives up.
   */
  async function loadPage(milliseconds = 0): Promise<void> {
    vi.resetModules();
    const fresh = await import('./lazyComponent');
    const load = vi.fn(async (): Promise<typeof Sheet> => {
      await new Promise(resolve => setTimeout(resolve, milliseconds));
      throw new Error('connection reset');
    });
    const Later = fresh.lazyComponent(load);
    await show(
      <Boundary key={Math.random()}>
        <Later title="Seat 1" />
      </Boundary>,
    );
    await pass(10 * (milliseconds + 2000) + 500);
    // The extra call is the prefetch shortly after the page has loaded.
    expect(load).toHaveBeenCalledTimes(10 + 1);
  }

  const stubServer = (status: number) =>
    vi.stubGlobal('fetch', async () => ourAnswer(null, status));
  let reload: MockInstance;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  });

  test.each([0, 10_000])('reloads the page once if an attempt takes %i ms', async milliseconds => {
    stubServer(200);
    await loadPage(milliseconds);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(page.textContent).toBe('');
    await loadPage(milliseconds);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(page.textContent).toBe('connection reset');
  });

  test('reloads the page again after a manual reload', async () => {
    stubServer(200);
    await loadPage();
    await loadPage();
    await loadPage();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('causes no reload if the server does not answer: an error screen is better than no page', async () => {
    stubServer(502);
    await loadPage();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
    await loadPage();
    expect(reload).not.toHaveBeenCalled();
    expect(page.textContent).toBe('connection reset');
  });

  test('causes no reload in a browser without sessionStorage', async () => {
    stubServer(200);
    vi.stubGlobal('sessionStorage', undefined);
    await loadPage();
    expect(reload).not.toHaveBeenCalled();
    expect(page.textContent).toBe('connection reset');
  });
});

/** Imitates app/error.tsx. */
class Boundary extends Component<{ children: ReactNode }, { fault?: Error }> {
  override state: { fault?: Error } = {};

  static getDerivedStateFromError = (fault: Error) => ({ fault });

  override render() {
    return this.state.fault?.message ?? this.props.children;
  }
}
