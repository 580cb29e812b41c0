import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_NOTEBOOK, mark, type Notebook } from '@/app/_board/notebook';
import type { AsyncResult } from '@/app/_state/trouble';
import { notebookTag } from '@/lib/game/seats/seatNotebook';
import { HEXES, type Hex } from '@/lib/map/hexSet';
import { ok, refused } from '@/lib/result';
import { createNotebookStore } from './notebookStore';
import { formatNotebook, parseNotebook } from './notebookText';
import type { PhoneNotebook } from './phoneCopy';

const star = (hex: Hex) => (notebook: Notebook) => mark(notebook, hex, 'star');
/** The text of a notebook with stars on these spaces. */
const stars = (...hexes: readonly Hex[]) =>
  formatNotebook(hexes.reduce((notebook, hex) => star(hex)(notebook), EMPTY_NOTEBOOK));
const NEWER_FORMAT = '{"format":2}';

const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** A server's seat: like the core, it refuses a text whose writer does not know the current one. */
function createSeat() {
  const seat = {
    text: null as string | null,
    writes: 0,
    /** Why requests fail. `lost`: the seat gets them, but its answers are lost. */
    fails: undefined as 'offline' | 'lost' | undefined,
    /** How long a request takes, and then its answer. */
    delay: 0,
    load: () => respond(() => ok(version())),
    keep: (text: string, baseTag: string) =>
      respond(() => {
        if (baseTag !== version().tag)
          return refused({ code: 'notebook-conflict', notebook: version() });
        Object.assign(seat, { text, writes: seat.writes + 1 });
        return ok(version());
      }),
  };
  const version = () => ({
    text: seat.text,
    tag: notebookTag({ notebook: seat.text, notebookWrites: seat.writes }),
  });
  async function respond<T>(answer: () => Awaited<AsyncResult<T>>): AsyncResult<T> {
    const { delay, fails } = seat;
    await sleep(delay);
    if (fails === 'offline') return refused({ code: 'offline' });
    const answered = answer();
    await sleep(delay);
    return fails === 'lost' ? refused({ code: 'offline' }) : answered;
  }
  return seat;
}

type Seat = ReturnType<typeof createSeat>;
type Page = ReturnType<typeof createNotebookStore>['getState'];

/** A phone; one that is full stores nothing, so that its windows meet at the seat only. */
function createPhone(isFull = false) {
  const phone = {
    row: undefined as PhoneNotebook | undefined,
    isFull,
    /** Opens the page without loading it. */
    open(seat: Pick<Seat, 'load' | 'keep'>): { readonly page: Page; readonly kill: () => void } {
      let isAlive = true;
      /** A killed window does nothing more, but its pending requests still arrive. */
      async function whileAlive<T>(task: () => Promise<T>): Promise<T> {
        const value = isAlive ? await task() : undefined;
        return isAlive ? (value as T) : new Promise(() => undefined);
      }
      const page = createNotebookStore({
        phone: {
          read: () => whileAlive(() => sleep(5).then(() => phone.row)),
          change: by =>
            whileAlive(async () => {
              await sleep(5);
              if (phone.isFull) throw new DOMException('full', 'QuotaExceededError');
              const after = by(phone.row);
              if (isAlive) phone.row = after;
              return after;
            }),
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
    },
    async visit(seat: Pick<Seat, 'load' | 'keep'>): Promise<Page> {
      const { page } = phone.open(seat);
      page().load();
      await untilStored();
      return page;
    },
  };
  return phone;
}

/** A phone that has opened its seat’s notebook. */
async function openPage() {
  const [phone, seat] = [createPhone(), createSeat()];
  return { phone, seat, page: await phone.visit(seat) };
}

/** Waits until the phone has stored the last edit. */
const untilStored = () => vi.advanceTimersByTimeAsync(20);
/** Waits until the seat has it as well, if requests succeed. */
const untilSent = () => vi.advanceTimersByTimeAsync(30_000);

const textOn = (page: Page) => formatNotebook(page().notebook);
/** The text that the page shows, and the other one that it asks about. */
const shown = (page: Page) => [textOn(page), page().other?.text];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a stroke shows at once, and is stored first on the phone, then with the seat for other phones', async () => {
  const { phone, seat, page } = await openPage();
  await untilSent();
  expect(seat.writes).toBe(0);
  page().write(star(7));
  expect(textOn(page)).toBe(stars(7));
  await untilStored();
  expect([phone.row?.text, seat.text]).toEqual([stars(7), null]);
  await untilSent();
  expect(seat.text).toBe(stars(7));
  expect(textOn(await createPhone().visit(seat))).toBe(stars(7));
});

test('the last stroke can be undone once, unless the text has changed since', async () => {
  const { phone, seat, page } = await openPage();
  page().write(star(7));
  await untilSent();
  page().undo();
  await untilSent();
  expect([textOn(page), seat.text, page().last]).toEqual([stars(), stars(), undefined]);
  page().write(star(7));
  (await phone.visit(seat))().write(star(8));
  await untilStored();
  page().reloadFromPhone();
  await untilStored();
  page().undo();
  expect(textOn(page)).toBe(stars(7, 8));
});

test('strokes made before anything has loaded are added to the phone’s notebook', async () => {
  const { phone, seat, page: before } = await openPage();
  before().write(star(7));
  await untilSent();
  const { page } = phone.open(seat);
  page().write(star(8));
  expect(textOn(page)).toBe(stars(8));
  page().load();
  await untilSent();
  expect([textOn(page), seat.text]).toEqual([stars(7, 8), stars(7, 8)]);
});

test('a stroke shows even if neither phone nor seat can store it, and the failure is reported', async () => {
  const never = () => new Promise<never>(() => undefined);
  const page = await createPhone(true).visit({ load: never, keep: never });
  expect(page().storageFailure).toBeUndefined();
  page().write(star(7));
  await untilStored();
  expect([textOn(page), page().storageFailure]).toEqual([stars(7), 'phone']);
});

test('if all writes to the phone fail, the failure is reported until the seat has them', async () => {
  const { phone, seat, page } = await openPage();
  phone.isFull = true;
  for (const hex of HEXES.slice(0, 10)) {
    page().write(star(hex));
    await untilStored();
    expect(page().storageFailure).toBe('phone');
    await vi.advanceTimersByTimeAsync(2000);
    expect(page().storageFailure).toBeUndefined();
  }
  expect([seat.text, seat.writes]).toEqual([stars(...HEXES.slice(0, 10)), 10]);
  phone.isFull = false;
  page().write(star(20));
  await untilStored();
  expect(phone.row?.text).toBe(textOn(page));
});

describe('a stroke that could not be sent', () => {
  test('is reported, and sent as soon as possible', async () => {
    const { phone, seat, page } = await openPage();
    seat.fails = 'offline';
    page().write(star(7));
    await vi.advanceTimersByTimeAsync(5000);
    expect([phone.row?.text, page().storageFailure]).toEqual([stars(7), 'seat']);
    seat.fails = undefined;
    await untilSent();
    expect([seat.text, page().storageFailure]).toEqual([stars(7), undefined]);
  });

  test.each(['flush', 'close'] as const)('is sent at once: %s', async type => {
    const { seat, page } = await openPage();
    page().write(star(7));
    page()[type]();
    await untilStored();
    expect(seat.text).toBe(stars(7));
  });

  test('survives a killed page; the next visit sends it, unless that has ended', async () => {
    const [phone, seat] = [createPhone(), createSeat()];
    const { page, kill } = phone.open(seat);
    page().load();
    await untilStored();
    page().write(star(7));
    await untilStored();
    kill();
    seat.fails = 'offline';
    const closed = await phone.visit(seat);
    closed().close();
    await untilStored();
    seat.fails = undefined;
    await untilSent();
    expect([textOn(closed), seat.text]).toEqual([stars(7), null]);
    const next = await phone.visit(seat);
    expect([textOn(next), seat.text]).toEqual([stars(7), stars(7)]);
  });

  test.each([false, true])(
    'causes no question if only the answer was lost; page killed: %s',
    async isKilled => {
      const [phone, seat] = [createPhone(), createSeat()];
      const { page, kill } = phone.open(seat);
      page().load();
      await untilStored();
      seat.fails = 'lost';
      page().write(star(7));
      page().flush();
      await untilStored();
      expect(seat.text).toBe(stars(7));
      page().write(star(8));
      await untilStored();
      if (isKilled) kill();
      seat.fails = undefined;
      const last = isKilled ? await phone.visit(seat) : page;
      await untilSent();
      expect([shown(last), seat.text]).toEqual([[stars(7, 8), undefined], stars(7, 8)]);
    },
  );

  test('is not sent before the phone has first loaded the seat’s notes, and that is reported', async () => {
    const { seat, page: there } = await openPage();
    there().write(star(7));
    await untilSent();
    seat.fails = 'offline';
    const page = await createPhone().visit(seat);
    page().write(star(8));
    await untilSent();
    expect(page().trouble).toMatchObject({ code: 'offline' });
    seat.fails = undefined;
    await untilSent();
    expect([page().trouble, shown(page)]).toEqual([undefined, [stars(8), stars(7)]]);
    expect(seat.text).toBe(stars(7));
  });
});

describe('two windows', () => {
  test('of one phone share one text', async () => {
    const { phone, seat, page: one } = await openPage();
    const two = await phone.visit(seat);
    one().write(star(7));
    two().write(star(8));
    await untilStored();
    expect(phone.row?.text).toBe(stars(7, 8));
    one().reloadFromPhone();
    await untilSent();
    const both = [stars(7, 8), undefined];
    expect([shown(one), shown(two), seat.text]).toEqual([both, both, stars(7, 8)]);
  });

  test.each([
    ['first', 'own'],
    ['first', 'other'],
    ['second', 'own'],
    ['second', 'other'],
  ])(
    'that share no storage: the %s is quicker, and the slower one chooses its %s text',
    async (quicker, taken) => {
      const seat = createSeat();
      const one = await createPhone(true).visit(seat);
      const two = await createPhone(true).visit(seat);
      const [quick, slow] = quicker === 'first' ? [one, two] : [two, one];
      quick().write(star(7));
      slow().write(star(8));
      quick().flush();
      await untilSent();
      slow().write(star(9));
      await untilSent();
      expect(shown(quick)).toEqual([stars(7), undefined]);
      expect(shown(slow)).toEqual([stars(8, 9), stars(7)]);
      expect([seat.text, seat.writes]).toEqual([stars(7), 1]);

      slow().choose(taken === 'own');
      await untilSent();
      const [text, writes] = taken === 'own' ? [stars(8, 9), 2] : [stars(7), 1];
      expect([shown(slow), seat.text, seat.writes]).toEqual([[text, undefined], text, writes]);
      // A page without unsent strokes takes the newer text.
      quick().load();
      await untilStored();
      expect(shown(quick)).toEqual([text, undefined]);
      slow().undo();
      expect(textOn(slow)).toBe(taken === 'own' ? stars(8) : stars(8, 9));
    },
  );

  test('that share no storage: a choice does not overwrite a text that is newer still', async () => {
    const seat = createSeat();
    const [one, two] = [createPhone(true), createPhone(true)].map(phone => phone.open(seat).page);
    if (!one || !two) throw new Error('two windows');
    for (const page of [one, two]) page().load();
    await untilStored();
    for (const [page, hex] of [
      [one, 7],
      [two, 8],
      [one, 9],
    ] as const) {
      page().write(star(hex));
      await untilSent();
    }
    expect(shown(two)).toEqual([stars(8), stars(7)]);
    two().choose(true);
    await untilSent();
    expect([shown(two), seat.text]).toEqual([[stars(8), stars(7, 9)], stars(7, 9)]);
  });

  test('that wrote the same text do not ask', async () => {
    const { seat, page: one } = await openPage();
    const two = await createPhone().visit(seat);
    one().write(star(7));
    two().write(star(7));
    await untilSent();
    const same = [stars(7), undefined];
    expect([shown(one), shown(two), seat.writes]).toEqual([same, same, 1]);
  });

  test('of one phone: a late answer does not undo what the other has synced since', async () => {
    const { phone, seat, page: other } = await openPage();
    const keep: Seat['keep'] = async (...write) => {
      const answer = await seat.keep(...write);
      await sleep(5000);
      return answer;
    };
    const late = await phone.visit({ load: seat.load, keep });
    late().write(star(7));
    late().flush();
    await untilStored();
    other().write(star(8));
    await untilSent();
    const both = [stars(7, 8), undefined];
    expect([shown(late), shown(other), seat.text]).toEqual([both, both, stars(7, 8)]);
  });
});

test.each([false, true])(
  'handing a seat over and back loses no notes; strokes unsent before it: %s',
  async isUnsent => {
    const { phone, seat, page } = await openPage();
    page().write(star(7));
    await untilSent();
    if (isUnsent) seat.fails = 'offline';
    page().write(star(8));
    page().close();
    await untilStored();
    seat.fails = undefined;
    const there = await createPhone().visit(seat);
    there().write(star(9));
    await untilSent();
    const [seatText] = shown(there);
    expect(seatText).toBe(isUnsent ? stars(7, 9) : stars(7, 8, 9));
    (await phone.visit(seat))().close();
    // The question stays until it is answered, even on a later visit.
    const back = await phone.visit(seat);
    await untilSent();
    expect(shown(back)).toEqual(isUnsent ? [stars(7, 8), seatText] : [seatText, undefined]);
    expect(seat.text).toBe(seatText);
  },
);

test('notes stay on the phone if the seat no longer has any, as after leaving it and sitting down again', async () => {
  const { phone, seat, page } = await openPage();
  page().write(star(7));
  page().close();
  await untilStored();
  Object.assign(seat, { text: null, writes: 0 });
  expect(shown(await phone.visit(seat))).toEqual([stars(7), undefined]);
  expect(seat.text).toBe(stars(7));
});

test.each([
  ['a visit', false],
  ['a visit with unsent strokes', true],
  ['a write', true],
])(
  'a notebook written by a newer version of the app is not changed if %s finds it',
  async (by, isUnsent) => {
    const { phone, seat, page } = await openPage();
    if (isUnsent) page().write(star(7));
    await untilStored();
    seat.text = NEWER_FORMAT;
    const last = by === 'a write' ? page : await phone.visit(seat);
    await untilSent();
    last().write(star(8));
    last().choose(true);
    await untilSent();
    expect(last()).toMatchObject({ storageFailure: 'newer', other: undefined });
    expect([seat.text, seat.writes]).toEqual([NEWER_FORMAT, 0]);
    expect([phone.row?.text, phone.row?.other?.text]).toEqual(
      isUnsent ? [stars(7), NEWER_FORMAT] : [NEWER_FORMAT, undefined],
    );
  },
);

const network = {
  fails: fc.constantFrom(undefined, undefined, 'offline' as const, 'lost' as const),
  delay: fc.constantFrom(0, 0, 100, 2000),
};
const hex = fc.constantFrom(...HEXES);
const wait = fc.constantFrom(0, 0, 20, 700, 4000, 12_000);

test('a single phone never asks: whatever fails, the last stroke is kept and reaches the seat', async () => {
  const end = fc.constantFrom('stay', 'undo', 'flush', 'close', 'kill');
  const step = fc.record({ hex: fc.option(hex, { nil: undefined }), wait, end, ...network });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async steps => {
      const [phone, seat] = [createPhone(), createSeat()];
      let { page, kill } = phone.open(seat);
      page().load();
      await untilStored();
      let last = stars();
      for (const { hex, wait, end, fails, delay } of [...steps, LAST_STEP]) {
        Object.assign(seat, { fails, delay });
        if (hex !== undefined) page().write(star(hex));
        if (end === 'undo') page().undo();
        last = textOn(page);
        await untilStored();
        if (end === 'flush' || end === 'kill') page().flush();
        if (end === 'close') page().close();
        await vi.advanceTimersByTimeAsync(wait);
        expect(shown(page)).toEqual([last, undefined]);
        if (end !== 'close' && end !== 'kill') continue;
        kill();
        ({ page, kill } = phone.open(seat));
        page().load();
        await untilStored();
      }
      await untilSent();
      expect([shown(page), page().storageFailure]).toEqual([[last, undefined], undefined]);
      expect(seat.text ?? stars()).toBe(last);
    }),
  );
});
const LAST_STEP = { hex: undefined, wait: 0, end: 'close', fails: undefined, delay: 0 } as const;

/** Two phones hold the seat in turn, or at once, with two windows each. */
test('no stroke is lost, whichever window writes it: it is in the seat’s text, or on a page that asks', async () => {
  const step = fc.record({ by: fc.nat({ max: 3 }), hex, wait, ...network });
  const answers = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(step), answers, fc.boolean(), async (steps, answers, isFull) => {
      const seat = createSeat();
      const phones = [createPhone(), createPhone(isFull)];
      const pages = phones.flatMap(phone => [phone.open(seat).page, phone.open(seat).page]);
      const settle = async () => {
        Object.assign(seat, { fails: undefined, delay: 0 });
        for (const page of [...pages, ...pages]) {
          page().load();
          await untilSent();
        }
      };
      await settle();
      for (const { by, hex, wait, ...network } of steps) {
        Object.assign(seat, network);
        pages[by]?.().write(star(hex));
        await vi.advanceTimersByTimeAsync(wait);
      }
      await settle();
      const texts = [seat.text ?? stars(), ...pages.filter(page => page().other).map(textOn)];
      expect(
        new Set(texts.flatMap(text => [...(parseNotebook(text)?.marks.keys() ?? [])])),
      ).toEqual(new Set(steps.map(({ hex }) => hex)));

      // Each page asks at most once; then all show the same.
      for (const [index, page] of pages.entries()) {
        page().choose(answers[index] === true);
        await settle();
      }
      for (const page of pages) expect(shown(page)).toEqual([seat.text ?? stars(), undefined]);
    }),
  );
});
