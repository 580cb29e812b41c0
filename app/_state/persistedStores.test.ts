// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoreApi, UseBoundStore } from 'zustand';

interface Persisted {
  readonly use: UseBoundStore<StoreApi<object>>;
  readonly useIsUnsaved: UseBoundStore<StoreApi<boolean>>;
}

/** The persisted stores of one window, by the names under which they are stored. */
type Stores = ReadonlyMap<string, Persisted>;

const PERSISTED = 'app/_state/persisted';
const FILES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter(file => /(?<!\.test)\.tsx?$/.test(file))
  .filter(file => /=\s+createPersisted\b/.test(readFileSync(`app/${file}`, 'utf8')));

const attempt = (text: string) => ({
  text,
  struck: [],
  ruledOut: [],
  hinted: [],
  looks: 0,
  wrong: 0,
  isSolved: false,
});
const stroke = (hex: number) => ({ isOut: true, clues: [], spaces: [hex] });
const game = (code: string) => ({
  code,
  dealNumber: 1,
  mode: 'normal',
  players: 2,
  ended: false,
  seats: [],
  others: [],
  mapCode: '79B48C6A152A76418B',
  openedAt: 1,
});
const draft = (tile: number) => ({
  mode: 'normal',
  tiles: [{ tile, turned: false }, null, null, null, null, null],
  structures: [],
});
const pieces = (...hexes: number[]) => hexes.map(hex => ({ owner: 0, hex, kind: 'disc' }));

/** Two states of each store: after a first change, and after a later one. */
const ENTERED: Readonly<Record<string, readonly [object, object]>> = {
  'fieldbook-whose-phone': [{ phone: 'one' }, { phone: 'own' }],
  'fieldbook-clues': [{ isCached: false }, { opensByTap: true }],
  'fieldbook-games': [{ games: [game('KRWNQT')] }, { games: [game('QTKRWN')] }],
  'fieldbook-next-game': [{ players: 5 }, { length: 'long' }],
  'fieldbook-read': [
    { tables: [{ code: 'KRWNQT', upTo: 1 }] },
    { tables: [{ code: 'KRWNQT', upTo: 2, find: 'end 1' }] },
  ],
  'fieldbook-own-table': [{ present: draft(3) }, { past: [draft(2)] }],
  'fieldbook-judge': [{ habitat: 17 }, { code: 'B7' }],
  'fieldbook-standalone-board': [{ pieces: pieces(1, 2, 3, 4) }, { step: 'pieces' }],
  'fieldbook-keeping': [{ isAsked: true }, { isAsked: false }],
  'fieldbook-puzzles': [{ attempts: [attempt('today')] }, { ready: { quick: 'next' } }],
  'fieldbook-attempt': [{ attempt: attempt('today') }, { attempt: attempt('other') }],
  'fieldbook-strokes': [{ text: 'today', strokes: [stroke(1)] }, { strokes: [stroke(2)] }],
  'fieldbook-face-down': [{ answer: 'yes' }, { answer: 'no' }],
};

/** Loads all stores again, like a newly opened window. */
async function openWindow(): Promise<Stores> {
  const stores = new Map<string, Persisted>();
  vi.resetModules();
  vi.doMock('@/app/_state/persisted', async () => {
    const actual = await vi.importActual<typeof import('./persisted')>(`@/${PERSISTED}`);
    const createPersisted = (...[first, options]: Parameters<typeof actual.createPersisted>) => {
      const made = actual.createPersisted(first, options);
      stores.set(options.name, made as Persisted);
      return made;
    };
    return { ...actual, createPersisted };
  });
  await Promise.all(FILES.map(file => import(`../${file}`)));
  return stores;
}

/** Text by name, used as both kinds of storage by all windows. Full storage rejects any text that it does not have. */
const items = new Map<string, string>();
let isFull = false;
const storage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem(name: string, text: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    items.set(name, text);
  },
  removeItem: (name: string) => void items.delete(name),
};
const storedIn = (name: string) => JSON.parse(items.get(name) ?? '{}').state;

let one: Stores;
let other: Stores;
const storeOf = (stores: Stores, name: string): Persisted => {
  const found = stores.get(name);
  if (found === undefined) throw new Error(`no store ${name}`);
  return found;
};

beforeAll(async () => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  one = await openWindow();
  other = await openWindow();
});
beforeEach(() => {
  isFull = false;
  items.clear();
  for (const stores of [one, other])
    for (const { use } of stores.values()) use.setState(use.getInitialState(), true);
});

test('every store is tested here', () => {
  expect(FILES).toHaveLength(Object.keys(ENTERED).length);
  expect([...one.keys()].sort()).toEqual(Object.keys(ENTERED).sort());
});

describe.each(Object.entries(ENTERED))('%s', (name, [entered, later]) => {
  test('an older window does not overwrite the changes of another with its stale copy', () => {
    const { use } = storeOf(other, name);
    storeOf(one, name).use.setState(entered);
    use.setState(before => ({ ...before }));
    expect(storedIn(name)).toMatchObject(entered);
    use.setState(later);
    expect(storedIn(name)).toMatchObject({ ...entered, ...later });
  });

  test.each([
    ['at once', () => window.dispatchEvent(new Event('storage'))],
    ['when it becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('a window shows the changes of another %s', (_, notice) => {
    storeOf(one, name).use.setState(entered);
    notice();
    expect(storeOf(other, name).use.getState()).toMatchObject(entered);
  });

  test('while storage is full, changes stay in memory and are reported as unsaved', () => {
    const { use, useIsUnsaved } = storeOf(one, name);
    use.setState(before => ({ ...before }));
    isFull = true;
    use.setState(entered);
    expect(useIsUnsaved.getState()).toBe(true);
    window.dispatchEvent(new Event('storage'));
    use.setState(later);
    expect(use.getState()).toMatchObject({ ...entered, ...later });
    expect(storedIn(name)).toEqual(use.getInitialState());
    isFull = false;
    use.setState(before => ({ ...before }));
    expect(storedIn(name)).toMatchObject({ ...entered, ...later });
    expect(useIsUnsaved.getState()).toBe(false);
  });
});
