// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later';

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
  sessionStorage.clear();
});

const Sheet = ({ title }: { title: string }) => <h2>{title}</h2>;

/** A network that holds the script back so many times, and how often it was asked. */
function network({ failures = 0 } = {}) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('connection reset');
    return Sheet;
  });
  return load;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const show = (children: ReactNode) => act(async () => root.render(children));

test('its room is kept until it is there', async () => {
  const Later = later(network({ failures: 1 }), <p>room</p>);
  await show(<Later title="Seat 1" />);
  expect(page.textContent).toBe('room');
  await pass(2000);
  expect(page.textContent).toBe('Seat 1');
});

test('it is fetched a moment after the page, though nobody has seen it', async () => {
  const load = network();
  later(load);
  await pass(499);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is here before it is shown leaves no room empty', async () => {
  const Later = later(network(), <p>room</p>);
  await pass(500);
  act(() => root.render(<Later title="Seat 1" />));
  expect(page.textContent).toBe('Seat 1');
});

test('what could not be fetched then is asked for again when it is shown', async () => {
  const load = network({ failures: 1 });
  const Later = later(load);
  await pass(500);
  await show(<Later title="Seat 1" />);
  expect(page.textContent).toBe('Seat 1');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a network that holds it back is asked every two seconds', async () => {
  // At once, after the page, and after two seconds; then it comes.
  const Later = later(network({ failures: 3 }));
  await show(<Later title="Seat 1" />);
  await pass(3999);
  expect(page.textContent).toBe('');
  await pass(1);
  expect(page.textContent).toBe('Seat 1');
});

test('without a network it is waited for as long as that takes', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Later = later(network({ failures: 100 }));
  await show(<Later title="Seat 1" />);
  await pass(2000 * 101);
  expect(page.textContent).toBe('Seat 1');
});

test('for what a network does not have after ten tries the page is loaded anew, once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const tryAgain = async () => {
    const load = network({ failures: 100 });
    const Later = later(load);
    await show(
      <Boundary key={Math.random()}>
        <Later title="Seat 1" />
      </Boundary>,
    );
    await pass(25_000);
    // One more was the fetch ahead, a moment after the page.
    expect(load).toHaveBeenCalledTimes(10 + 1);
  };
  await tryAgain();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(page.textContent).toBe('');
  await tryAgain();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(page.textContent).toBe('connection reset');
});

/** What app/error.tsx is to a page. */
class Boundary extends Component<{ children: ReactNode }, { fault?: Error }> {
  override state: { fault?: Error } = {};

  static getDerivedStateFromError = (fault: Error) => ({ fault });

  override render() {
    return this.state.fault?.message ?? this.props.children;
  }
}
