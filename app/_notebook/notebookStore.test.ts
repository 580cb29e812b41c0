import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AsyncResult } from '@/app/_state/tableClient';
import { notebookTag, textDigest } from '@/lib/game/seats/seatNotebook';
import { HEXES } from '@/lib/map/hexSet';
import { ok, refused } from '@/lib/result';
import { EMPTY_NOTEBOOK, isStruck, mark, type Notebook, note, strike } from './notebook';
import { createNotebookStore, type NotebookBackends } from './notebookStore';
import { formatNotebook, parseNotebook } from './notebookText';
import type { PhoneNotebook } from './phoneCopy';

const CLUE = 'within-1-of-water';
const struck = formatNotebook(strike(EMPTY_NOTEBOOK, 1, CLUE));
const marked = formatNotebook(mark(EMPTY_NOTEBOOK, 'as-is', 7, 'star'));
const both = formatNotebook(strike(mark(EMPTY_NOTEBOOK, 'as-is', 7, 'star'), 1, CLUE));
const stroke = (notebook: Notebook) => strike(notebook, 1, CLUE);

/** A seat as in the core: it rejects a text whose writer does not know the current one. */
function seatThat(
  kept: { seat: string | null },
  fails: { seat: string | undefined },
): NotebookBackends['seat'] {
  let notebookWrites = 0;
  const now = () => knows(kept.seat, notebookWrites);
  return {
    load: async () => (fails.seat ? refused({ code: fails.seat }) : ok(now())),
    async keep(text, baseTag) {
      if (fails.seat) return refused({ code: fails.seat });
      if (baseTag !== now().tag) return refused({ code: 'notebook-conflict', notebook: now() });
      kept.seat = text;
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

/** How long a transaction takes on our phones. */
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
    /** Nothing goes on in a killed tab, but what it has asked others to do is done. */
    async function here<T>(task: () => Promise<T>): Promise<T> {
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
        read: () => here(() => inTurn(() => structuredClone(phone.phone))),
        change: by =>
          here(() =>
            inTurn(() => {
              const after = isAlive ? by(structuredClone(phone.phone)) : undefined;
              if (phone.fails) throw new DOMException('full', 'QuotaExceededError');
              if (isAlive) phone.phone = structuredClone(after);
              return after as PhoneNotebook;
            }),
          ),
      },
      seat: {
        load: () => here(seat.load),
        keep: (text, baseTag) => here(() => seat.keep(text, baseTag)),
      },
    }).getState;
    const kill = () => {
      isAlive = false;
    };
    return { page, kill };
  };
}

/** A phone and a seat that store notebooks. `fails` makes the seat fail. */
function keepers(first: { phone?: PhoneNotebook | undefined; seat?: string | null } = {}) {
  const kept: Phone & { seat: string | null } = { phone: first.phone, seat: first.seat ?? null };
  const fails = { seat: undefined as string | undefined };
  const puts = { count: 0 };
  const { load, keep } = seatThat(kept, fails);
  const seat: NotebookBackends['seat'] = {
    load,
    keep(...asked) {
      puts.count++;
      return keep(...asked);
    },
  };
  const openTab = tabsOf(kept);
  /** Simulates another visit to the page, or another tab. */
  const open = () => openTab(seat).page;
  return { kept, fails, puts, open, store: open() };
}

type Page = ReturnType<typeof createNotebookStore>['getState'];

async function load(page: Page): Promise<void> {
  void page().load();
  await stored();
}

/** Waits until the phone has stored what was written. */
const stored = () => vi.advanceTimersByTimeAsync(4 * TRANSACTION_MILLISECONDS);

const knows = (text: string | null, notebookWrites = 0) => ({
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
  base: knows(base, writes),
  sent: [],
  others: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a stroke shows at once, is on the phone right after, and comes back with the page; the seat learns nothing of it', async () => {
  const { kept, store } = keepers();
  await load(store);
  store().write(stroke);
  expect(isStruck(store().notebook, 1, CLUE)).toBe(true);
  await stored();
  expect(kept).toEqual({ phone: onPhone(struck, false, null), seat: null });
  const again = keepers({ phone: kept.phone }).store;
  await load(again);
  expect(isStruck(again().notebook, 1, CLUE)).toBe(true);
});

test('the last stroke can be taken back, once', async () => {
  const { kept, store } = keepers();
  await load(store);
  store().write(stroke);
  store().undo();
  await stored();
  expect(kept.phone?.text).toBe(formatNotebook(EMPTY_NOTEBOOK));
  expect(store().last).toBeUndefined();
});

test('nothing is written before loading', async () => {
  const { kept, store } = keepers({ seat: marked });
  store().write(stroke);
  await stored();
  expect(kept.phone).toBeUndefined();
});

test('kept with the seat, it is there on another phone, and off the seat once that is chosen', async () => {
  const { kept, store } = keepers();
  await load(store);
  store().setWithSeat(true);
  store().write(stroke);
  await vi.runAllTimersAsync();
  expect(kept.seat).toBe(struck);
  const other = keepers({ seat: kept.seat });
  await load(other.store);
  expect(isStruck(other.store().notebook, 1, CLUE)).toBe(true);
  other.store().setWithSeat(false);
  await vi.runAllTimersAsync();
  expect(other.kept.seat).toBeNull();
  expect(other.kept.phone?.text).toBe(struck);
});

describe('an edit that could not be sent to the seat', () => {
  test('is reported, and sent as soon as possible', async () => {
    const { kept, fails, store } = keepers();
    await load(store);
    fails.seat = 'offline';
    store().setWithSeat(true);
    store().write(stroke);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store().storageFailure).toBe('seat');
    expect(kept.phone).toMatchObject({ text: struck, isWithSeat: true, base: knows(null) });
    fails.seat = undefined;
    await vi.runAllTimersAsync();
    expect(kept.seat).toBe(struck);
    expect(store().storageFailure).toBeUndefined();
  });

  test('is merged with the seat’s notebook when the page is opened again', async () => {
    const { kept, store } = keepers({ phone: onPhone(struck, true, null), seat: marked });
    await load(store);
    await vi.runAllTimersAsync();
    expect(kept.seat).toBe(both);
    expect(formatNotebook(store().notebook)).toBe(both);
  });

  test.each(['flush', 'close'] as const)('is sent at once: %s', async type => {
    const { kept, store } = keepers();
    await load(store);
    store().setWithSeat(true);
    store()[type]();
    await stored();
    expect(kept.seat).toBe(formatNotebook(EMPTY_NOTEBOOK));
  });

  test('is not sent by a page that was left: the next visit sends it, or something newer', async () => {
    const { kept, fails, store, open } = keepers();
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
    expect(kept).toEqual({ phone: onPhone(struck, true, struck, 2), seat: struck });
  });

  test('stays unsent with every further edit, even when the notes are removed from the seat', async () => {
    const { kept, fails, store, open } = keepers({
      phone: onPhone(marked, true, marked),
      seat: marked,
    });
    await load(store);
    fails.seat = 'offline';
    store().setWithSeat(false);
    store().write(stroke);
    await stored();
    expect(kept.phone).toMatchObject({ isWithSeat: false, base: { text: marked } });
    store().close();
    await vi.runAllTimersAsync();
    fails.seat = undefined;
    const next = open();
    await load(next);
    await vi.runAllTimersAsync();
    expect(isStruck(next().notebook, 1, CLUE)).toBe(true);
    expect(next().isWithSeat).toBe(false);
    expect(kept.seat).toBeNull();
  });
});

test('a phone without the seat’s notes writes none until it has loaded them', async () => {
  const { kept, fails, store } = keepers({ seat: marked });
  fails.seat = 'unavailable';
  await load(store);
  expect(store()).toMatchObject({ isReady: false, trouble: { code: 'unavailable' } });
  store().write(stroke);
  await stored();
  expect(kept.phone).toBeUndefined();
  fails.seat = undefined;
  await vi.runAllTimersAsync();
  expect(store()).toMatchObject({ isReady: true, trouble: undefined });
  expect(formatNotebook(store().notebook)).toBe(marked);
});

/** Actions of users and network failures, in any order. */
const doing = fc.oneof(
  fc.record({ type: fc.constant('mark' as const), hex: fc.constantFrom(...HEXES) }),
  fc.record({ type: fc.constant('keepWithSeat' as const), is: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('undo' as const, 'flush' as const, 'visit' as const),
  }),
  fc.record({ type: fc.constant('wait' as const), milliseconds: fc.nat(12_000) }),
  // Killed while it sends, if anything is to be sent.
  fc.record({ type: fc.constant('kill' as const), milliseconds: fc.nat(20) }),
  fc.record({
    type: fc.constant('network' as const),
    way: fc.constantFrom('sound' as const, 'gone' as const, 'deaf' as const),
    delay: fc.nat(3000),
  }),
);

test('whatever the network does, the last edit stays, and the seat has it if the user chose so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 40, size: 'max' }), async doings => {
      const network = { way: 'sound', delay: 0 };
      const kept: Phone & { seat: string | null } = { seat: null };
      const seat = seatThat(kept, { seat: undefined });
      /** Responses may be late. `deaf` means that the seat gets the request, but its response is lost. */
      async function ask<T>(task: () => AsyncResult<T>): AsyncResult<T> {
        const { way, delay } = network;
        await sleep(delay);
        if (way === 'gone') return refused({ code: 'offline' });
        const answer = await task();
        return way === 'deaf' ? refused({ code: 'offline' }) : answer;
      }
      const openTab = tabsOf(kept);
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
      for (const doing of doings) {
        if (doing.type === 'wait') await vi.advanceTimersByTimeAsync(doing.milliseconds);
        else if (doing.type === 'network') Object.assign(network, doing);
        else if (doing.type === 'visit') {
          leave();
          visit();
        } else if (doing.type === 'kill') {
          await stored();
          page().flush();
          await vi.advanceTimersByTimeAsync(doing.milliseconds);
          kill();
          visit();
        } else if (page().isReady) {
          if (doing.type === 'mark') page().write(now => mark(now, 'as-is', doing.hex, 'star'));
          else if (doing.type === 'keepWithSeat') page().setWithSeat(doing.is);
          else page()[doing.type]();
          last = { text: formatNotebook(page().notebook), isWithSeat: page().isWithSeat };
        }
      }
      leave();
      visit();
      await vi.advanceTimersByTimeAsync(5000);
      Object.assign(network, { way: 'sound', delay: 0 });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(formatNotebook(page().notebook)).toBe(last.text);
      expect(kept.seat).toBe(last.isWithSeat ? last.text : null);
      if (kept.phone === undefined) return;
      const { base } = kept.phone;
      expect(ok(base)).toEqual(await seat.load());
      expect(kept.phone).toEqual({ ...onPhone(last.text, last.isWithSeat, null), base });
    }),
  );
});

test('a request that reaches the seat after the next visit has begun puts nothing old there', async () => {
  const kept = { seat: null as string | null };
  const seat = seatThat(kept, { seat: undefined });
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
  expect(kept.seat).toBeNull();
});

/** Checks a notebook stored with its seat after strokes on two phones with two tabs each. */
test('no edit is lost, whichever phone or tab writes it, and whenever the seat responds', async () => {
  const step = fc.record({
    phone: fc.nat({ max: 1 }),
    tab: fc.nat({ max: 1 }),
    hex: fc.constantFrom(...HEXES),
    wait: fc.constantFrom(0, 0, 700, 4000),
    isHeard: fc.boolean(),
    delay: fc.constantFrom(0, 0, 100, 2000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async steps => {
      const kept = { seat: formatNotebook(EMPTY_NOTEBOOK) as string | null };
      const fails = { seat: undefined as string | undefined };
      const network = { delay: 0 };
      const seat = seatThat(kept, fails);
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
      for (const page of pages) await load(page);
      for (const { phone, tab, hex, wait, isHeard, delay } of steps) {
        network.delay = delay;
        fails.seat = isHeard ? undefined : 'offline';
        phones[phone]?.[tab]?.().write(now => mark(now, 'as-is', hex, 'star'));
        await vi.advanceTimersByTimeAsync(wait);
      }
      fails.seat = undefined;
      for (const page of pages) {
        page().flush();
        await vi.advanceTimersByTimeAsync(60_000);
      }
      const written = parseNotebook(kept.seat ?? '');
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
  const open = () => keepers({ phone, seat: theirs ?? null });
  for (const stays of [true, false]) {
    const { kept, store } = open();
    await load(store);
    await vi.runAllTimersAsync();
    const [other] = store().others;
    expect(other).toEqual({ hex: 7, text: 'in the swamp', at });
    if (other) store().resolveNote(other, stays);
    await vi.runAllTimersAsync();
    expect(store().others).toEqual([]);
    expect(kept.seat).toBe(stays ? theirs : ours);
  }
});

test('the seat has a newer version than the phone sent', async () => {
  const phone = onPhone(struck, true, struck);
  const { store } = keepers({ phone, seat: marked });
  await load(store);
  expect(formatNotebook(store().notebook)).toBe(marked);
});

test('a phone whose every write fails says so and loses no stroke, and the seat has them after few requests', async () => {
  const { kept, store, puts } = keepers();
  await load(store);
  kept.fails = true;
  store().setWithSeat(true);
  const hexes = HEXES.slice(0, 10);
  for (const hex of hexes) {
    store().write(now => mark(now, 'as-is', hex, 'star'));
    await vi.advanceTimersByTimeAsync(2000);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept.phone).toBeUndefined();
  expect(store().storageFailure).toBe('phone');
  expect([...store().notebook.marks.keys()]).toEqual(hexes);
  expect(kept.seat).toBe(formatNotebook(store().notebook));
  expect(puts.count).toBeLessThanOrEqual(hexes.length + 1);

  kept.fails = false;
  store().write(stroke);
  await stored();
  expect(store().storageFailure).toBeUndefined();
  expect(kept.phone?.text).toBe(formatNotebook(store().notebook));
});

test('two tabs of a phone lose nothing of each other, and one shows what the other wrote', async () => {
  const { kept, store, open } = keepers();
  const other = open();
  await load(store);
  await load(other);
  store().write(stroke);
  other().write(now => mark(now, 'as-is', 7, 'star'));
  await stored();
  expect(kept.phone?.text).toBe(both);
  expect(formatNotebook(other().notebook)).toBe(both);
  expect(formatNotebook(store().notebook)).toBe(struck);
  store().reloadFromPhone();
  await stored();
  expect(formatNotebook(store().notebook)).toBe(both);
});

describe('an answer that is late says nothing about what another tab has synced since', () => {
  async function twoTabs() {
    const kept = { seat: null as string | null };
    const seat = seatThat(kept, { seat: undefined });
    const openTab = tabsOf({});
    const late = openTab({
      load: seat.load,
      async keep(...asked) {
        const answer = await seat.keep(...asked);
        await sleep(5000);
        return answer;
      },
    }).page;
    const { page: other, kill: killOther } = openTab(seat);
    await load(late);
    await load(other);
    return { kept, late, other, killOther };
  }
  async function flush(page: Page) {
    page().flush();
    await stored();
  }

  test('if the seat took the request', async () => {
    const { kept, late, other, killOther } = await twoTabs();
    late().setWithSeat(true);
    await flush(late);
    other().reloadFromPhone();
    await stored();
    await flush(other);
    other().write(stroke);
    await flush(other);
    expect(kept.seat).toBe(struck);
    other().undo();
    await stored();
    killOther();
    await vi.runAllTimersAsync();
    expect(kept.seat).toBe(formatNotebook(EMPTY_NOTEBOOK));
  });

  test('if the seat refused it', async () => {
    const { kept, late, other } = await twoTabs();
    other().setWithSeat(true);
    await flush(other);
    late().setWithSeat(true);
    await flush(late);
    other().write(stroke);
    await flush(other);
    await vi.runAllTimersAsync();
    expect(isStruck(late().notebook, 1, CLUE)).toBe(true);
    expect(kept.seat).toBe(struck);
  });
});

test('a version is on the phone before the seat gets it', async () => {
  const phone: Phone = {};
  const seat = seatThat({ seat: null }, { seat: undefined });
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
  await stored();
  expect(digests).toEqual([[textDigest(struck)]]);
});

test('a notebook of a newer Fieldbook is left alone', async () => {
  const newer = keepers({ seat: '{"format":2}' });
  await load(newer.store);
  newer.store().write(stroke);
  await vi.runAllTimersAsync();
  expect(newer.store().storageFailure).toBe('newer');
  expect(newer.kept.seat).toBe('{"format":2}');
});
