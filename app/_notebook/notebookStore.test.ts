import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_NOTEBOOK, isStruck, mark, type Notebook, note, strike } from '@/app/_board/notebook';
import type { AsyncResult } from '@/app/_state/tableClient';
import { notebookTag, textDigest } from '@/lib/game/seats/seatNotebook';
import { HEXES } from '@/lib/map/hexSet';
import { ok, refused } from '@/lib/result';
import { createNotebookStore, type NotebookBackends } from './notebookStore';
import { formatNotebook, parseNotebook } from './notebookText';
import type { PhoneNotebook } from './phoneCopy';

const CLUE = 'within-1-of-water';
const struck = formatNotebook(strike(EMPTY_NOTEBOOK, 1, CLUE));
const marked = formatNotebook(mark(EMPTY_NOTEBOOK, 7, 'star'));
const both = formatNotebook(strike(mark(EMPTY_NOTEBOOK, 7, 'star'), 1, CLUE));
const stroke = (notebook: Notebook) => strike(notebook, 1, CLUE);

/** Behaves like the core: rejects a text whose writer does not know the current one. */
function fakeSeat(
  stored: { seat: string | null },
  fails: { seat: string | undefined },
): NotebookBackends['seat'] {
  let notebookWrites = 0;
  const now = () => storedVersion(stored.seat, notebookWrites);
  return {
    load: async () => (fails.seat ? refused({ code: fails.seat }) : ok(now())),
    async keep(text, baseTag) {
      if (fails.seat) return refused({ code: fails.seat });
      if (baseTag !== now().tag) return refused({ code: 'notebook-conflict', notebook: now() });
      stored.seat = text;
      notebookWrites++;
      return ok(now());
    },
  };
}

/** What a phone's database has stored, and its failures. */
interface Phone {
  phone?: PhoneNotebook | undefined;
  fails?: boolean;
}

/** How long a transaction takes on these phones. */
const TRANSACTION_MILLISECONDS = 5;

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Opens tabs of a phone, whose transactions run one after the other and copy what they read. */
function tabsOf(phone: Phone) {
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(task: () => T): Promise<T> {
    const done = turn.then(() => sleep(TRANSACTION_MILLISECONDS)).then(task);
    turn = done.catch(() => undefined);
    return done;
  }
  return (seat: NotebookBackends['seat']) => {
    let isAlive = true;
    /** A killed tab does nothing more, but its pending requests are still carried out. */
    async function whileAlive<T>(task: () => Promise<T>): Promise<T> {
      if (isAlive) {
        const value = await task().catch(error => {
          if (isAlive) throw error;
        });
        if (isAlive) return value as T;
      }
      return new Promise(() => undefined);
    }
    const page = createNotebookStore({
      phone: {
        read: () => whileAlive(() => inTurn(() => structuredClone(phone.phone))),
        change: by =>
          whileAlive(() =>
            inTurn(() => {
              const after = isAlive ? by(structuredClone(phone.phone)) : undefined;
              if (phone.fails) throw new DOMException('full', 'QuotaExceededError');
              if (isAlive) phone.phone = structuredClone(after);
              return after as PhoneNotebook;
            }),
          ),
      },
      seat: {
        load: () => whileAlive(seat.load),
        keep: (text, baseTag) => whileAlive(() => seat.keep(text, baseTag)),
      },
    }).getState;
    const kill = () => {
      isAlive = false;
    };
    return { page, kill };
  };
}

/** A phone and a seat that store notebooks. `fails` makes the seat refuse requests. */
function phoneAndSeat(initial: { phone?: PhoneNotebook | undefined; seat?: string | null } = {}) {
  const stored: Phone & { seat: string | null } = {
    phone: initial.phone,
    seat: initial.seat ?? null,
  };
  const fails = { seat: undefined as string | undefined };
  const requests = { count: 0 };
  const { load, keep } = fakeSeat(stored, fails);
  const seat: NotebookBackends['seat'] = {
    load,
    keep(...args) {
      requests.count++;
      return keep(...args);
    },
  };
  const openTab = tabsOf(stored);
  /** Simulates another visit to the page, or another tab. */
  const open = () => openTab(seat).page;
  return { stored, fails, requests, open, store: open() };
}

type Page = ReturnType<typeof createNotebookStore>['getState'];

async function load(page: Page): Promise<void> {
  void page().load();
  await untilStored();
}

/** Waits until the phone has stored what was written. */
const untilStored = () => vi.advanceTimersByTimeAsync(4 * TRANSACTION_MILLISECONDS);

const storedVersion = (text: string | null, notebookWrites = 0) => ({
  text,
  tag: notebookTag({ notebook: text, notebookWrites }),
});
const onPhone = (
  text: string,
  isWithSeat: boolean,
  base: string | null,
  writes?: number,
): PhoneNotebook => ({
  text,
  isWithSeat,
  base: storedVersion(base, writes),
  sent: [],
  others: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an edit shows at once and is stored on the phone for the next visit, but not with the seat', async () => {
  const { stored, store } = phoneAndSeat();
  await load(store);
  store().write(stroke);
  expect(isStruck(store().notebook, 1, CLUE)).toBe(true);
  await untilStored();
  expect(stored).toEqual({ phone: onPhone(struck, false, null), seat: null });
  const again = phoneAndSeat({ phone: stored.phone }).store;
  await load(again);
  expect(isStruck(again().notebook, 1, CLUE)).toBe(true);
});

test('the last edit can be undone, once', async () => {
  const { stored, store } = phoneAndSeat();
  await load(store);
  store().write(stroke);
  store().undo();
  await untilStored();
  expect(stored.phone?.text).toBe(formatNotebook(EMPTY_NOTEBOOK));
  expect(store().last).toBeUndefined();
});

test('what is written before anything has loaded is merged with what the phone and the seat have', async () => {
  const { stored, store } = phoneAndSeat({ phone: onPhone(marked, true, marked), seat: marked });
  store().write(stroke);
  expect(isStruck(store().notebook, 1, CLUE)).toBe(true);
  await load(store);
  expect(formatNotebook(store().notebook)).toBe(both);
  await vi.runAllTimersAsync();
  expect(stored.seat).toBe(both);
});

test('with a seat that does not answer and a phone that keeps nothing, it shows anyway, and that is said', async () => {
  const page = tabsOf({ fails: true })({
    load: () => new Promise(() => undefined),
    keep: () => new Promise(() => undefined),
  }).page;
  await load(page);
  page().write(stroke);
  await untilStored();
  expect(isStruck(page().notebook, 1, CLUE)).toBe(true);
  expect(page().storageFailure).toBe('phone');
});

test('a notebook stored with the seat shows on another phone, which can remove it from the seat', async () => {
  const { stored, store } = phoneAndSeat();
  await load(store);
  store().setWithSeat(true);
  store().write(stroke);
  await vi.runAllTimersAsync();
  expect(stored.seat).toBe(struck);
  const other = phoneAndSeat({ seat: stored.seat });
  await load(other.store);
  expect(isStruck(other.store().notebook, 1, CLUE)).toBe(true);
  other.store().setWithSeat(false);
  await vi.runAllTimersAsync();
  expect(other.stored.seat).toBeNull();
  expect(other.stored.phone?.text).toBe(struck);
});

describe('an edit that could not be sent to the seat', () => {
  test('is reported, and sent as soon as possible', async () => {
    const { stored, fails, store } = phoneAndSeat();
    await load(store);
    fails.seat = 'offline';
    store().setWithSeat(true);
    store().write(stroke);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store().storageFailure).toBe('seat');
    expect(stored.phone).toMatchObject({
      text: struck,
      isWithSeat: true,
      base: storedVersion(null),
    });
    fails.seat = undefined;
    await vi.runAllTimersAsync();
    expect(stored.seat).toBe(struck);
    expect(store().storageFailure).toBeUndefined();
  });

  test('is merged with the seat’s notebook when the page is opened again', async () => {
    const { stored, store } = phoneAndSeat({ phone: onPhone(struck, true, null), seat: marked });
    await load(store);
    await vi.runAllTimersAsync();
    expect(stored.seat).toBe(both);
    expect(formatNotebook(store().notebook)).toBe(both);
  });

  test.each(['flush', 'close'] as const)('is sent at once: %s', async type => {
    const { stored, store } = phoneAndSeat();
    await load(store);
    store().setWithSeat(true);
    store()[type]();
    await untilStored();
    expect(stored.seat).toBe(formatNotebook(EMPTY_NOTEBOOK));
  });

  test('is not sent by a closed page; the next visit sends it, or something newer', async () => {
    const { stored, fails, store, open } = phoneAndSeat();
    await load(store);
    store().setWithSeat(true);
    fails.seat = 'offline';
    store().close();
    await vi.advanceTimersByTimeAsync(5000);
    fails.seat = undefined;
    const next = open();
    await load(next);
    next().write(stroke);
    await vi.runAllTimersAsync();
    expect(stored).toEqual({ phone: onPhone(struck, true, struck, 2), seat: struck });
  });

  test('stays on the phone with all further edits, even if the notes are to be removed from the seat', async () => {
    const { stored, fails, store, open } = phoneAndSeat({
      phone: onPhone(marked, true, marked),
      seat: marked,
    });
    await load(store);
    fails.seat = 'offline';
    store().setWithSeat(false);
    store().write(stroke);
    await untilStored();
    expect(stored.phone).toMatchObject({ isWithSeat: false, base: { text: marked } });
    store().close();
    await vi.runAllTimersAsync();
    fails.seat = undefined;
    const next = open();
    await load(next);
    await vi.runAllTimersAsync();
    expect(isStruck(next().notebook, 1, CLUE)).toBe(true);
    expect(next().isWithSeat).toBe(false);
    expect(stored.seat).toBeNull();
  });
});

test('a phone without the seat’s notes says so, and merges them once they load', async () => {
  const { stored, fails, store, open } = phoneAndSeat({ seat: marked });
  fails.seat = 'unavailable';
  await load(store);
  expect(store()).toMatchObject({ isReady: false, trouble: { code: 'unavailable' } });
  store().write(stroke);
  await untilStored();
  expect(stored.phone?.text).toBe(struck);
  store().close();
  const next = open();
  await load(next);
  expect(next()).toMatchObject({ isReady: false, trouble: { code: 'unavailable' } });
  fails.seat = undefined;
  await vi.runAllTimersAsync();
  expect(next()).toMatchObject({ isReady: true, trouble: undefined });
  expect(formatNotebook(next().notebook)).toBe(both);
  expect(stored.seat).toBe(both);
});

/** An action of the user, or an event of the network. */
const action = fc.oneof(
  fc.record({ type: fc.constant('mark' as const), hex: fc.constantFrom(...HEXES) }),
  fc.record({ type: fc.constant('setWithSeat' as const), is: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('undo' as const, 'flush' as const, 'visit' as const),
  }),
  fc.record({ type: fc.constant('wait' as const), milliseconds: fc.nat(12_000) }),
  // Kills the tab while it sends, if there is anything to send.
  fc.record({ type: fc.constant('kill' as const), milliseconds: fc.nat(20) }),
  fc.record({
    type: fc.constant('network' as const),
    state: fc.constantFrom('up' as const, 'down' as const, 'lossy' as const),
    delay: fc.nat(3000),
  }),
);

test('whatever the network does, the last edit is kept, and reaches the seat if the user chose so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40, size: 'max' }), async actions => {
      const network = { state: 'up', delay: 0 };
      const stored: Phone & { seat: string | null } = { seat: null };
      const seat = fakeSeat(stored, { seat: undefined });
      /** Requests may be late. `lossy` means that the seat gets the request, but its response is lost. */
      async function ask<T>(task: () => AsyncResult<T>): AsyncResult<T> {
        const { state, delay } = network;
        await sleep(delay);
        if (state === 'down') return refused({ code: 'offline' });
        const answer = await task();
        return state === 'lossy' ? refused({ code: 'offline' }) : answer;
      }
      const openTab = tabsOf(stored);
      const open = () =>
        openTab({
          load: () => ask(() => seat.load()),
          keep: (text, baseTag) => ask(() => seat.keep(text, baseTag)),
        });
      let { page, kill } = open();
      void page().load();
      let last = { text: formatNotebook(EMPTY_NOTEBOOK), isWithSeat: false };
      const visit = () => {
        ({ page, kill } = open());
        void page().load();
      };
      const leave = () => page().close();
      for (const action of actions) {
        if (action.type === 'wait') await vi.advanceTimersByTimeAsync(action.milliseconds);
        else if (action.type === 'network') Object.assign(network, action);
        else if (action.type === 'visit') {
          leave();
          visit();
        } else if (action.type === 'kill') {
          await untilStored();
          page().flush();
          await vi.advanceTimersByTimeAsync(action.milliseconds);
          kill();
          visit();
        } else if (page().isReady) {
          if (action.type === 'mark') page().write(now => mark(now, action.hex, 'star'));
          else if (action.type === 'setWithSeat') page().setWithSeat(action.is);
          else page()[action.type]();
          last = { text: formatNotebook(page().notebook), isWithSeat: page().isWithSeat };
        }
      }
      leave();
      visit();
      await vi.advanceTimersByTimeAsync(5000);
      Object.assign(network, { state: 'up', delay: 0 });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(formatNotebook(page().notebook)).toBe(last.text);
      expect(stored.seat).toBe(last.isWithSeat ? last.text : null);
      if (stored.phone === undefined) return;
      const { base } = stored.phone;
      expect(ok(base)).toEqual(await seat.load());
      expect(stored.phone).toEqual({ ...onPhone(last.text, last.isWithSeat, null), base });
    }),
  );
});

test('a request that reaches the seat during the next visit does not store an old version there', async () => {
  const stored = { seat: null as string | null };
  const seat = fakeSeat(stored, { seat: undefined });
  const openTab = tabsOf({});
  const lateSeat: NotebookBackends['seat'] = {
    load: seat.load,
    async keep(text, baseTag) {
      await sleep(100);
      await seat.keep(text, baseTag);
      return refused({ code: 'offline' });
    },
  };
  const before = openTab(lateSeat).page;
  await load(before);
  before().setWithSeat(true);
  before().flush();
  before().setWithSeat(false);
  before().close();
  const after = openTab(seat).page;
  await load(after);
  await vi.runAllTimersAsync();
  expect(stored.seat).toBeNull();
});

/** Two phones with two tabs each edit a notebook that is stored with its seat. */
test('no edit is lost, whichever phone or tab writes it, and whenever the seat responds', async () => {
  const step = fc.record({
    phone: fc.nat({ max: 1 }),
    tab: fc.nat({ max: 1 }),
    hex: fc.constantFrom(...HEXES),
    wait: fc.constantFrom(0, 0, 700, 4000),
    isOnline: fc.boolean(),
    delay: fc.constantFrom(0, 0, 100, 2000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async steps => {
      const stored = { seat: formatNotebook(EMPTY_NOTEBOOK) as string | null };
      const fails = { seat: undefined as string | undefined };
      const network = { delay: 1000 };
      const seat = fakeSeat(stored, fails);
      /** Requests and responses may overtake each other. */
      async function ask<T>(task: () => AsyncResult<T>): AsyncResult<T> {
        const { delay } = network;
        await sleep(delay);
        const answer = await task();
        await sleep(delay);
        return answer;
      }
      const phones = [0, 1].map(() => {
        const openTab = tabsOf({});
        return [0, 1].map(
          () =>
            openTab({
              load: () => ask(() => seat.load()),
              keep: (text, baseTag) => ask(() => seat.keep(text, baseTag)),
            }).page,
        );
      });
      const pages = phones.flat();
      for (const page of pages) void page().load();
      for (const { phone, tab, hex, wait, isOnline, delay } of steps) {
        network.delay = delay;
        fails.seat = isOnline ? undefined : 'offline';
        phones[phone]?.[tab]?.().write(now => mark(now, hex, 'star'));
        await vi.advanceTimersByTimeAsync(wait);
      }
      fails.seat = undefined;
      for (const page of pages) {
        page().flush();
        await vi.advanceTimersByTimeAsync(60_000);
      }
      const written = parseNotebook(stored.seat ?? '');
      expect(new Set(written?.marks.keys())).toEqual(new Set(steps.map(({ hex }) => hex)));
    }),
  );
});

test('the user decides which version of a note written on two phones stays', async () => {
  const at = 1;
  const [ours, theirs] = ['by the water', 'in the swamp'].map(text =>
    formatNotebook(note(EMPTY_NOTEBOOK, 7, { text, at })),
  );
  const empty = formatNotebook(EMPTY_NOTEBOOK);
  const phone = onPhone(ours ?? '', true, empty);
  const open = () => phoneAndSeat({ phone, seat: theirs ?? null });
  for (const stays of [true, false]) {
    const { stored, store } = open();
    await load(store);
    await vi.runAllTimersAsync();
    const [other] = store().others;
    expect(other).toEqual({ hex: 7, text: 'in the swamp', at });
    if (other) store().resolveNote(other, stays);
    await vi.runAllTimersAsync();
    expect(store().others).toEqual([]);
    expect(stored.seat).toBe(stays ? theirs : ours);
  }
});

test('a newer version on the seat replaces the one that the phone has synced', async () => {
  const phone = onPhone(struck, true, struck);
  const { store } = phoneAndSeat({ phone, seat: marked });
  await load(store);
  expect(formatNotebook(store().notebook)).toBe(marked);
});

test('if all writes to the phone fail, this is reported and the seat gets every edit in few requests', async () => {
  const { stored, store, requests } = phoneAndSeat();
  await load(store);
  stored.fails = true;
  store().setWithSeat(true);
  const hexes = HEXES.slice(0, 10);
  for (const hex of hexes) {
    store().write(now => mark(now, hex, 'star'));
    await vi.advanceTimersByTimeAsync(2000);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stored.phone).toBeUndefined();
  expect(store().storageFailure).toBe('phone');
  expect([...store().notebook.marks.keys()]).toEqual(hexes);
  expect(stored.seat).toBe(formatNotebook(store().notebook));
  expect(requests.count).toBeLessThanOrEqual(hexes.length + 1);

  stored.fails = false;
  store().write(stroke);
  await untilStored();
  expect(store().storageFailure).toBeUndefined();
  expect(stored.phone?.text).toBe(formatNotebook(store().notebook));
});

test('two tabs of a phone keep each other’s edits, and a tab can show what the other has written', async () => {
  const { stored, store, open } = phoneAndSeat();
  const other = open();
  await load(store);
  await load(other);
  store().write(stroke);
  other().write(now => mark(now, 7, 'star'));
  await untilStored();
  expect(stored.phone?.text).toBe(both);
  expect(formatNotebook(other().notebook)).toBe(both);
  expect(formatNotebook(store().notebook)).toBe(struck);
  store().reloadFromPhone();
  await untilStored();
  expect(formatNotebook(store().notebook)).toBe(both);
});

describe('a late response does not affect what another tab has synced since', () => {
  async function twoTabs() {
    const stored = { seat: null as string | null };
    const seat = fakeSeat(stored, { seat: undefined });
    const openTab = tabsOf({});
    const late = openTab({
      load: seat.load,
      async keep(...args) {
        const answer = await seat.keep(...args);
        await sleep(5000);
        return answer;
      },
    }).page;
    const { page: other, kill: killOther } = openTab(seat);
    await load(late);
    await load(other);
    return { stored, late, other, killOther };
  }
  async function flush(page: Page) {
    page().flush();
    await untilStored();
  }

  test('if the seat accepted the request', async () => {
    const { stored, late, other, killOther } = await twoTabs();
    late().setWithSeat(true);
    await flush(late);
    other().reloadFromPhone();
    await untilStored();
    await flush(other);
    other().write(stroke);
    await flush(other);
    expect(stored.seat).toBe(struck);
    other().undo();
    await untilStored();
    killOther();
    await vi.runAllTimersAsync();
    expect(stored.seat).toBe(formatNotebook(EMPTY_NOTEBOOK));
  });

  test('if the seat refused it', async () => {
    const { stored, late, other } = await twoTabs();
    other().setWithSeat(true);
    await flush(other);
    late().setWithSeat(true);
    await flush(late);
    other().write(stroke);
    await flush(other);
    await vi.runAllTimersAsync();
    expect(isStruck(late().notebook, 1, CLUE)).toBe(true);
    expect(stored.seat).toBe(struck);
  });
});

test('a version is stored on the phone before it is sent to the seat', async () => {
  const phone: Phone = {};
  const seat = fakeSeat({ seat: null }, { seat: undefined });
  const digests: (readonly string[] | undefined)[] = [];
  const { page } = tabsOf(phone)({
    load: seat.load,
    keep(text, baseTag) {
      digests.push(phone.phone?.sent);
      expect(phone.phone?.text).toBe(text);
      return seat.keep(text, baseTag);
    },
  });
  await load(page);
  page().write(stroke);
  page().setWithSeat(true);
  page().flush();
  await untilStored();
  expect(digests).toEqual([[textDigest(struck)]]);
});

test('a notebook written by a newer version of the app is left alone', async () => {
  const newer = phoneAndSeat({ seat: '{"format":2}' });
  await load(newer.store);
  newer.store().write(stroke);
  await vi.runAllTimersAsync();
  expect(newer.store().storageFailure).toBe('newer');
  expect(newer.stored.seat).toBe('{"format":2}');
});
