import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FORMAT } from './persisted';

/** A fake of the parts of Web Storage that are used. */
function fakeStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

const NAME = 'fieldbook-next-game';
const CHOSEN = {
  players: 3,
  mode: 'advanced',
  mapCode: null,
  laidMap: null,
  length: 'long',
  seats: 'even',
  signals: false,
  assist: 'tick-list',
};
const written = (state: unknown, version: unknown = FORMAT) => JSON.stringify({ state, version });

const fakePhone = () =>
  Object.assign(new EventTarget(), { localStorage: fakeStorage(), sessionStorage: fakeStorage() });

let phone: ReturnType<typeof fakePhone>;

/** The stores of a newly opened page. */
async function openPage() {
  vi.resetModules();
  return {
    ...(await import('./dealChoices')),
    ...(await import('../new/whosePhone')),
    ...(await import('./knownGames')),
    ...(await import('../_draft/draftStore')),
    ...(await import('../judge/judgeStore')),
  };
}

beforeEach(() => {
  phone = fakePhone();
  vi.stubGlobal('window', phone);
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

test('options chosen on one page are kept for the next', async () => {
  const before = await openPage();
  before.choose({ players: 5, mode: 'advanced' });
  const after = await openPage();
  expect(after.useDealChoices.getInitialState().players).toBe(4);
  expect(after.useDealChoices.getState()).toMatchObject({ players: 5, mode: 'advanced' });
});

test('the answer to whose phone it is survives closing the tab', async () => {
  (await openPage()).chooseWhosePhone('one');
  phone.sessionStorage.items.clear();
  const after = await openPage();
  expect(after.useWhosePhone.getState().phone).toBe('one');
});

test('state stored in the current format is read', async () => {
  const games = [
    {
      code: 'KRWNQT',
      dealNumber: 1,
      mode: 'normal',
      players: 2,
      ended: false,
      seats: [{ seat: 1, name: null, color: 'red' }],
      others: [{ seat: 2, name: 'Ben', color: 'orange' }],
      mapCode: '79B48C6A152A76418B',
      openedAt: 1,
    },
  ];
  const present = {
    mode: 'normal',
    tiles: [{ tile: 3, turned: true }, null, null, null, null, null],
    structures: [{ kind: 'shack', color: 'blue', hex: 5 }],
  };
  const card = { code: 'x', clues: ['not-on-water-or-desert'], habitat: 107 };
  phone.localStorage.items.set('fieldbook-games', written({ games }));
  phone.localStorage.items.set('fieldbook-own-table', written({ present, past: [present] }));
  phone.sessionStorage.items.set('fieldbook-judge', written(card));
  phone.sessionStorage.items.set(NAME, written(CHOSEN));
  const page = await openPage();
  expect(page.useKnownGames.getState()).toEqual({ games });
  expect(page.useDraft.getState()).toEqual({ present, past: [present] });
  expect(page.useCard.getState()).toEqual(card);
  expect(page.useDealChoices.getState()).toEqual(CHOSEN);
});

describe('damaged state is stored under another name, and the page starts with the defaults', () => {
  test.each([
    ['text that is cut off', written(CHOSEN).slice(0, 40)],
    ['no object', '"usual"'],
    ['no format', JSON.stringify({ state: CHOSEN })],
    ['nine players', written({ ...CHOSEN, players: 9 })],
    ['an unknown length', written({ ...CHOSEN, length: 'endless' })],
    ['an unknown level of help', written({ ...CHOSEN, assist: 'oracle' })],
    ['a missing field', written({ ...CHOSEN, seats: undefined })],
  ])('%s', async (_, text) => {
    phone.sessionStorage.items.set(NAME, text);
    const page = await openPage();
    expect(page.useDealChoices.getState()).toMatchObject({
      players: 4,
      mode: 'normal',
      length: 'any',
    });
    expect(Object.fromEntries(phone.sessionStorage.items)).toEqual({ [`${NAME}-damaged`]: text });
    page.choose({ players: 2 });
    expect(phone.sessionStorage.items.get(NAME)).toContain('"players":2');
  });

  test('a table with a duplicate tile, and a card with an unknown clue', async () => {
    const tile = { tile: 3, turned: false };
    const present = { mode: 'normal', tiles: [tile, tile, null, null, null, null], structures: [] };
    phone.localStorage.items.set('fieldbook-own-table', written({ present, past: [] }));
    phone.sessionStorage.items.set(
      'fieldbook-judge',
      written({ code: '', clues: ['on-lava'], habitat: null }),
    );
    phone.localStorage.items.set('fieldbook-games', written({ games: [{ code: 'KRWNQT' }] }));
    const page = await openPage();
    expect(page.useDraft.getState().present.tiles).toEqual(new Array(6).fill(null));
    expect(page.useCard.getState().clues).toEqual([]);
    expect(page.useKnownGames.getState().games).toEqual([]);
  });
});

test('state stored by a newer Fieldbook is not changed', async () => {
  const text = written({ anything: 1 }, FORMAT + 1);
  phone.sessionStorage.items.set(NAME, text);
  const page = await openPage();
  page.choose({ players: 2 });
  phone.dispatchEvent(new Event('storage'));
  page.choose({ mode: 'advanced' });
  expect(page.useDealChoices.getState()).toMatchObject({ players: 2, mode: 'advanced' });
  expect(Object.fromEntries(phone.sessionStorage.items)).toEqual({ [NAME]: text });
});

test('if storage is blocked, chosen options are kept in memory', async () => {
  const blocked = {
    addEventListener() {},
    get localStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
    get sessionStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  vi.stubGlobal('window', blocked);
  const page = await openPage();
  page.choose({ players: 2 });
  expect(page.useDealChoices.getState().players).toBe(2);
});
