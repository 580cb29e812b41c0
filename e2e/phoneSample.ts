import type { BrowserContextOptions } from 'playwright/test';
import type { TableAnswer } from '@/app/_api/tableAnswers';
import type { PhoneSchema } from '@/app/_phone/database';
import { phoneGame } from '@/app/_phone/phoneGame';
import { marksOf } from '@/lib/game/copies';
import type { Game } from '@/lib/game/game';
import { readDocument } from '@/lib/store/document';
import sample from '@/lib/store/sample/format1.json' with { type: 'json' };

/**
 * The data that a phone and its server store in the current format: the games of `lib/store/sample`, and the
 * phone's rows and local storage. Until the first tagged release, a change of a row's format changes it here;
 * later releases must still open data of this format.
 */

/** A server table where the phone has a seat, a game stored on the phone, and a table uploaded from such a game. */
export const { midRecord: TABLE, onePhone: GAME, two: UPLOADED } = sample.games;
export const UPLOADED_CODE = 'phone-BDGHJK';

/** The phone's cookie; its digest is the holder of seat 1. */
const DEVICE = 'q4RJ_YX3t3fDlBKHPuqsxA';
const LAST_CONTACT = Date.UTC(2026, 10, 23, 20);
const { code, mapCode } = TABLE.document;
const CLUE = { id: 'on-water-or-mountain' } as const;

const NOTES = {
  format: 1,
  struck: [],
  marks: [
    [65, 2],
    [79, 2],
  ],
  notes: [[65, LAST_CONTACT, 'before the night']],
  pencil: { struck: [], putBack: [], marks: [] },
};

type Rows = { readonly [S in keyof PhoneSchema]: readonly PhoneSchema[S]['value'][] };

const ROWS: Rows = {
  games: [
    { code: GAME.document.code, document: JSON.stringify(GAME.document), marks: marksOf(game()) },
  ],
  summaries: [phoneGame(game(), LAST_CONTACT)],
  unreadable: [],
  uploads: [
    {
      code: UPLOADED_CODE,
      uploadedAs: UPLOADED.document.code,
      marks: [UPLOADED.document.origin],
    },
  ],
  // During a game the table contains nothing language-dependent.
  tables: [{ code, view: TABLE.view as TableAnswer, lastContactAt: LAST_CONTACT }],
  clues: [
    {
      code,
      seat: 1,
      dealNumber: 1,
      clue: {
        code,
        version: 26,
        dealNumber: 1,
        mode: 'normal',
        mapCode,
        phase: 'playing',
        seat: 1,
        name: 'Ana',
        color: 'red',
        colors: ['red'],
        clue: CLUE,
        clues: [CLUE],
      },
    },
  ],
  notebooks: [
    {
      code,
      seat: 1,
      dealNumber: 1,
      text: JSON.stringify(NOTES),
      base: { text: null, tag: '' },
    },
  ],
  outbox: [
    {
      code,
      sequence: 1,
      change: { type: 'look', id: 'sample-look-0001', seat: 1, dealNumber: 1, at: LAST_CONTACT },
    },
    {
      code,
      sequence: 2,
      change: {
        type: 'record',
        id: 'sample-disc-0003',
        seat: 1,
        dealNumber: 1,
        at: LAST_CONTACT,
        request: {
          type: 'place',
          owner: 1,
          space: { row: 1, col: 1 },
          kind: 'cube',
          after: 'entry-0000000008',
        },
      },
    },
  ],
};

function game(): Game {
  const game = readDocument(JSON.stringify(GAME.document));
  if (!game.ok) throw new Error('the sample cannot be read');
  return game.value;
}

const BY_SEAT = { keyPathArray: ['code', 'seat', 'dealNumber'] };
/** The stores that are not keyed by the code alone. */
const KEYS: Partial<Record<keyof PhoneSchema, object>> = {
  clues: BY_SEAT,
  notebooks: BY_SEAT,
  outbox: { keyPath: 'change.id' },
};
const MARKS = { name: 'marks', keyPath: 'marks', multiEntry: true };
const INDEXES: Partial<Record<keyof PhoneSchema, object>> = {
  games: MARKS,
  uploads: MARKS,
  summaries: { name: 'changedAt', keyPath: 'changedAt' },
  tables: { name: 'lastContactAt', keyPath: 'lastContactAt' },
  clues: { name: 'code', keyPath: 'code' },
  notebooks: { name: 'code', keyPath: 'code' },
  outbox: { name: 'order', keyPathArray: ['code', 'sequence'] },
};

const KNOWN = {
  code,
  dealNumber: 1,
  mode: 'normal',
  players: 4,
  ended: false,
  next: null,
  seats: [{ seat: 1, name: 'Ana', color: 'red' }],
  others: [{ seat: 2, name: 'Ben', color: 'orange' }],
  mapCode: game().mapCode,
  openedAt: LAST_CONTACT,
};
const STORAGE: Readonly<Record<string, object>> = {
  'fieldbook-games': { state: { games: [KNOWN] }, version: 1 },
};

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The phone's storage state for Playwright: its cookie, rows and local storage. */
export function phoneSample(origin: string): State {
  const stores = (Object.keys(ROWS) as (keyof PhoneSchema & string)[]).map(name => ({
    name,
    autoIncrement: false,
    ...(KEYS[name] ?? { keyPath: 'code' }),
    records: (ROWS[name] as readonly unknown[]).map(value => ({ value })),
    indexes: INDEXES[name] ? [{ multiEntry: false, unique: false, ...INDEXES[name] }] : [],
  }));
  const localStorage = Object.entries(STORAGE).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const cookie = {
    name: 'fieldbook-device',
    value: DEVICE,
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const indexedDB = [{ name: 'fieldbook', version: 1, stores }];
  return {
    cookies: [cookie],
    origins: [{ origin, localStorage, indexedDB } as State['origins'][number]],
  };
}
