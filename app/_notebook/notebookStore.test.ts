import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AsyncResult } from '@/app/_state/tableClient';
import { notebookTag } from '@/lib/game/seats/seatNotebook';
import { HEXES } from '@/lib/map/hexSet';
import { ok, refused } from '@/lib/result';
import { EMPTY_NOTEBOOK, isStruck, mark, type Notebook, note, strike } from './notebook';
import { createNotebookStore, type NotebookBackends } from './notebookStore';
import { formatNotebook, parseNotebook } from './notebookText';
import type { PhoneNotebook } from './phoneNotebook';

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
      if (baseTag !== now().tag) return refused({ code: 'notebook-moved-on', notebook: now() });
      kept.seat = text;
      notebookWrites++;
      return ok(now());
    },
  };
}

/** A phone and a seat that store notebooks. `fails` makes them fail. */
function keepers(first: { phone?: PhoneNotebook | undefined; seat?: string | null } = {}) {
  const kept = { phone: first.phone, seat: first.seat ?? null };
  const fails = { phone: false, seat: undefined as string | undefined };
  const both: NotebookBackends = {
    phone: {
      read: () => kept.phone,
      keep(notebook) {
        if (!fails.phone) kept.phone = notebook;
        return !fails.phone;
      },
    },
    seat: seatThat(kept, fails),
  };
  /** Simulates another visit to the page, or another tab. */
  const open = () => createNotebookStore(both).getState;
  return { kept, fails, open, store: open() };
}

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

test('a stroke is on the phone at once and comes back with the page; the seat learns nothing of it', async () => {
  const { kept, store } = keepers();
  await store().load();
  store().write(stroke);
  await vi.runAllTimersAsync();
  expect(kept).toEqual({ phone: onPhone(struck, false, null), seat: null });
  const again = keepers({ phone: kept.phone }).store;
  await again().load();
  expect(isStruck(again().notebook, 1, CLUE)).toBe(true);
});

test('the last stroke can be taken back, once', async () => {
  const { kept, store } = keepers();
  await store().load();
  store().write(stroke);
  store().undo();
  expect(kept.phone?.text).toBe(formatNotebook(EMPTY_NOTEBOOK));
  expect(store().last).toBeUndefined();
});

test('nothing is written before loading', () => {
  const { kept, store } = keepers({ seat: marked });
  store().write(stroke);
  expect(kept.phone).toBeUndefined();
});

test('kept with the seat, it is there on another phone, and off the seat once that is chosen', async () => {
  const { kept, store } = keepers();
  await store().load();
  store().keepWithSeat(true);
  store().write(stroke);
  await vi.runAllTimersAsync();
  expect(kept.seat).toBe(struck);
  const other = keepers({ seat: kept.seat });
  await other.store().load();
  expect(isStruck(other.store().notebook, 1, CLUE)).toBe(true);
  other.store().keepWithSeat(false);
  await vi.runAllTimersAsync();
  expect(other.kept.seat).toBeNull();
  expect(other.kept.phone?.text).toBe(struck);
});

describe('an edit that could not be sent to the seat', () => {
  test('is reported, and sent as soon as possible', async () => {
    const { kept, fails, store } = keepers();
    await store().load();
    fails.seat = 'offline';
    store().keepWithSeat(true);
    store().write(stroke);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store().notKept).toBe('seat');
    expect(kept.phone).toMatchObject({ text: struck, isWithSeat: true, base: knows(null) });
    fails.seat = undefined;
    await vi.runAllTimersAsync();
    expect(kept.seat).toBe(struck);
    expect(store().notKept).toBeUndefined();
  });

  test('is merged with the seat’s notebook when the page is opened again', async () => {
    const { kept, store } = keepers({ phone: onPhone(struck, true, null), seat: marked });
    await store().load();
    await vi.runAllTimersAsync();
    expect(kept.seat).toBe(both);
    expect(formatNotebook(store().notebook)).toBe(both);
  });

  test.each(['flush', 'leave'] as const)('is sent at once: %s', async does => {
    const { kept, store } = keepers();
    await store().load();
    store().keepWithSeat(true);
    store()[does]();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.seat).toBe(formatNotebook(EMPTY_NOTEBOOK));
  });

  test('is not sent by a page that was left: the next visit sends it, or something newer', async () => {
    const { kept, fails, store, open } = keepers();
    await store().load();
    store().keepWithSeat(true);
    fails.seat = 'offline';
    store().leave();
    await vi.advanceTimersByTimeAsync(5000);
    fails.seat = undefined;
    const next = open();
    await next().load();
    next().write(stroke);
    await vi.runAllTimersAsync();
    expect(kept).toEqual({ phone: onPhone(struck, true, struck, 2), seat: struck });
  });

  test('stays unsent with every further edit, even when the notes are removed from the seat', async () => {
    const { kept, fails, store, open } = keepers({
      phone: onPhone(marked, true, marked),
      seat: marked,
    });
    await store().load();
    fails.seat = 'offline';
    store().keepWithSeat(false);
    store().write(stroke);
    expect(kept.phone).toMatchObject({ isWithSeat: false, base: { text: marked } });
    store().leave();
    await vi.runAllTimersAsync();
    fails.seat = undefined;
    const next = open();
    await next().load();
    await vi.runAllTimersAsync();
    expect(isStruck(next().notebook, 1, CLUE)).toBe(true);
    expect(next().isWithSeat).toBe(false);
    expect(kept.seat).toBeNull();
  });
});

test('a phone without the seat’s notes writes none until it has loaded them', async () => {
  const { kept, fails, store } = keepers({ seat: marked });
  fails.seat = 'unavailable';
  await store().load();
  expect(store()).toMatchObject({ isReady: false, trouble: { code: 'unavailable' } });
  store().write(stroke);
  expect(kept.phone).toBeUndefined();
  fails.seat = undefined;
  await vi.runAllTimersAsync();
  expect(store()).toMatchObject({ isReady: true, trouble: undefined });
  expect(formatNotebook(store().notebook)).toBe(marked);
});

/** Actions of users and network failures, in any order. */
const doing = fc.oneof(
  fc.record({ does: fc.constant('mark' as const), hex: fc.constantFrom(...HEXES) }),
  fc.record({ does: fc.constant('keepWithSeat' as const), is: fc.boolean() }),
  fc.record({ does: fc.constantFrom('undo' as const, 'flush' as const, 'visit' as const) }),
  fc.record({ does: fc.constant('wait' as const), milliseconds: fc.nat(12_000) }),
  fc.record({
    does: fc.constant('network' as const),
    way: fc.constantFrom('sound' as const, 'gone' as const, 'deaf' as const),
    delay: fc.nat(3000),
  }),
);

test('whatever the network does, the last edit stays, and the seat has it if the user chose so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 40, size: 'max' }), async doings => {
      const network = { way: 'sound', delay: 0 };
      const kept: { phone?: PhoneNotebook; seat: string | null } = { seat: null };
      const seat = seatThat(kept, { seat: undefined });
      /** Responses may be late. `deaf` means that the seat gets the request, but its response is lost. */
      async function ask<T>(task: () => AsyncResult<T>): AsyncResult<T> {
        const { way, delay } = network;
        await new Promise(resolve => setTimeout(resolve, delay));
        if (way === 'gone') return refused({ code: 'offline' });
        const answer = await task();
        return way === 'deaf' ? refused({ code: 'offline' }) : answer;
      }
      const open = () =>
        createNotebookStore({
          phone: {
            read: () => kept.phone,
            keep(notebook) {
              kept.phone = notebook;
              return true;
            },
          },
          seat: {
            load: () => ask(() => seat.load()),
            keep: (text, baseTag) => ask(() => seat.keep(text, baseTag)),
          },
        }).getState;
      let page = open();
      void page().load();
      let last = { text: formatNotebook(EMPTY_NOTEBOOK), isWithSeat: false };
      const visit = () => {
        page().leave();
        page = open();
        void page().load();
      };
      for (const doing of doings) {
        if (doing.does === 'wait') await vi.advanceTimersByTimeAsync(doing.milliseconds);
        else if (doing.does === 'network') Object.assign(network, doing);
        else if (doing.does === 'visit') visit();
        else if (page().isReady) {
          if (doing.does === 'mark') page().write(now => mark(now, 'as-is', doing.hex, 'star'));
          else if (doing.does === 'keepWithSeat') page().keepWithSeat(doing.is);
          else page()[doing.does]();
          last = { text: formatNotebook(page().notebook), isWithSeat: page().isWithSeat };
        }
      }
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
  const row: { now?: PhoneNotebook } = {};
  const phone: NotebookBackends['phone'] = {
    read: () => row.now,
    keep(notebook) {
      row.now = notebook;
      return true;
    },
  };
  const lateSeat: NotebookBackends['seat'] = {
    load: seat.load,
    async keep(text, baseTag) {
      await new Promise(resolve => setTimeout(resolve, 100));
      await seat.keep(text, baseTag);
      return refused({ code: 'offline' });
    },
  };
  const before = createNotebookStore({ phone, seat: lateSeat }).getState;
  await before().load();
  before().keepWithSeat(true);
  before().flush();
  before().keepWithSeat(false);
  before().leave();
  const after = createNotebookStore({ phone, seat }).getState;
  await after().load();
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
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async steps => {
      const kept = { seat: formatNotebook(EMPTY_NOTEBOOK) as string | null };
      const fails = { seat: undefined as string | undefined };
      const phones = [0, 1].map(() => {
        const row: { now?: PhoneNotebook } = {};
        const phone: NotebookBackends['phone'] = {
          read: () => row.now,
          keep(notebook) {
            row.now = notebook;
            return true;
          },
        };
        return [0, 1].map(
          () => createNotebookStore({ phone, seat: seatThat(kept, fails) }).getState,
        );
      });
      const pages = phones.flat();
      for (const page of pages) await page().load();
      for (const { phone, tab, hex, wait, isHeard } of steps) {
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
    await store().load();
    await vi.runAllTimersAsync();
    const [other] = store().others;
    expect(other).toEqual({ hex: 7, text: 'in the swamp', at });
    if (other) store().decide(other, stays);
    await vi.runAllTimersAsync();
    expect(store().others).toEqual([]);
    expect(kept.seat).toBe(stays ? theirs : ours);
  }
});

test('the seat has a newer version than the phone sent', async () => {
  const phone = onPhone(struck, true, struck);
  const { store } = keepers({ phone, seat: marked });
  await store().load();
  expect(formatNotebook(store().notebook)).toBe(marked);
});

test('a phone that keeps nothing says so, and a notebook of a newer Fieldbook is left alone', async () => {
  const full = keepers();
  await full.store().load();
  full.fails.phone = true;
  full.store().write(stroke);
  expect(full.store().notKept).toBe('phone');

  const newer = keepers({ seat: '{"format":2}' });
  await newer.store().load();
  newer.store().write(stroke);
  await vi.runAllTimersAsync();
  expect(newer.store().notKept).toBe('newer');
  expect(newer.kept.seat).toBe('{"format":2}');
});
