import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHex } from '../../map/grid';
import { HEX_COUNT } from '../../map/hexSet';
import type { BoardAction, EntryId } from '../../play/boardActions';
import type { PieceKind } from '../../play/pieces';
import type { Step } from '../../play/step';
import { simulateGame } from '../../simulation/simulatedGame';
import { entryId } from '../../testing/arbitraries';
import { deal } from '../deal/deal';
import { entryConflict } from './entryConflict';
import { boardOfRecord, type Entry, type GameRecord, type Seen, withEntry } from './gameRecord';
import { isSameMeaning, latestMeaning, meaningAt, type PieceMeaning } from './pieceMeaning';
import { interpretTable } from './recordedOrder';

const DEALS = ([3, 4, 5] as const).map(players => ({
  players,
  dealt: deal({ mode: 'advanced', players }, `moved on ${players}`),
}));
const GAMES = DEALS.flatMap(({ players, dealt }) =>
  ['one', 'two', 'three'].map(seed => ({ players, actions: simulateGame(dealt, seed).actions })),
);

interface Sent {
  readonly entry: Entry;
  readonly seen: Seen;
  /** The step as which its phone interpreted it; `undefined` if it is not a piece. */
  readonly step: Step | undefined;
}

/** A phone at the table: the record as it last received it, and its unsent entries. */
interface Phone {
  received: GameRecord;
  queue: Sent[];
}

const anyEvent = fc.record({
  phone: fc.constantFrom(0, 1),
  type: fc.constantFrom('enter', 'enter', 'send', 'send', 'receive', 'receive'),
  /** A wrong space, entered by a slip of the finger. */
  slips: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.nat({ max: HEX_COUNT - 1 })),
});
const anyEvening = fc.record({
  game: fc.constantFrom(...GAMES),
  from: fc.nat({ max: 30 }),
  events: fc.array(anyEvent, { minLength: 12, maxLength: 40 }),
});

/** The fields of a step that determine its meaning. */
const essence = ({ kind, turn, player }: Step) =>
  ['out-of-turn', 'again', 'earlier', 'share'].includes(kind) ? [kind] : [kind, turn, player];

test('a piece is recorded if and only if it still has the meaning that its phone saw, whenever it arrives', () => {
  const outcomes = { current: 0, late: 0, merged: 0, refused: 0 };
  fc.assert(
    fc.property(anyEvening, ({ game: { players, actions }, from, events }) => {
      const table = { players, order: [] };
      let drawn = 0;
      const source = (by: number) => ({ id: entryId(drawn++), by, at: 0 });
      let record: GameRecord = actions.slice(0, from).map(action => ({ ...action, ...source(1) }));
      const phones: readonly Phone[] = [0, 1].map(() => ({ received: record, queue: [] }));
      const shownOn = ({ received, queue }: Phone) =>
        queue.reduce((before, { entry, seen }) => {
          const next = withEntry(before, entry, table, seen);
          return next.ok ? next.value : before;
        }, received);

      function enter(phone: Phone, by: number, slips: number | undefined) {
        const shown = shownOn(phone);
        const right: BoardAction | undefined = actions[shown.length];
        if (right === undefined) return;
        const wrong =
          right.type === 'place' && slips !== undefined ? { ...right, hex: slips } : right;
        const entry = { ...wrong, ...source(by) };
        const after = shown.at(-1)?.id ?? null;
        const possible = withEntry(shown, entry, table, { after });
        if (!possible.ok) return;
        if (entry.type !== 'place') {
          phone.queue.push({ entry, seen: { after }, step: undefined });
          return;
        }
        const read = { ...table, record: [...shown, entry] };
        const step = interpretTable(read).steps.at(-1);
        phone.queue.push({ entry, seen: { after, means: latestMeaning(read) }, step });
      }

      function send(phone: Phone) {
        const sent = phone.queue.shift();
        if (sent === undefined) return;
        const { entry, seen, step } = sent;
        const next = withEntry(record, entry, table, seen);
        const stepNow = () => interpretTable({ ...table, record: [...record, entry] }).steps.at(-1);
        if (!next.ok) {
          if (next.error !== 'record-conflict' || !step || !seen.means) return;
          const hasSameMeaning = isSameMeaning(
            seen.means,
            latestMeaning({ ...table, record: [...record, entry] }),
          );
          expect(hasSameMeaning).toBe(false);
          outcomes.refused++;
          return;
        }
        if (step && next.value.length > record.length) {
          const recorded = stepNow();
          expect(recorded && essence(recorded)).toEqual(essence(step));
          outcomes[seen.after === (record.at(-1)?.id ?? null) ? 'current' : 'late']++;
        } else if (entry.type === 'place') {
          expect(boardOfRecord(record).kindAt(entry.owner, entry.hex)).toBe(entry.kind);
          outcomes.merged++;
        }
        record = next.value;
      }

      for (const { phone: number, type, slips } of events) {
        const phone = phones[number];
        if (phone === undefined) continue;
        if (type === 'enter') enter(phone, number + 1, slips);
        else if (type === 'send') send(phone);
        else if (phone.queue.length === 0) phone.received = record;
      }
    }),
    { numRuns: 200 },
  );
  for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(20);
});

const at = (name: string) => parseHex(name) ?? -1;
const TABLE = { players: 3, order: [] } as const;
const place = (owner: number, name: string, kind: PieceKind = 'cube') =>
  ({ type: 'place', owner, hex: at(name), kind }) as const;
const record = (...actions: readonly BoardAction[]): GameRecord =>
  actions.map((action, index) => ({ ...action, id: entryId(index), by: 1, at: 0 }));

const FIRST = [0, 1, 2, 0, 1, 2].map((owner, index) => place(owner, `${'ABC'[owner]}${index + 1}`));
/** Ben's turn; owner 2 is Cleo. */
const BENS = record(...FIRST, place(1, 'K1', 'disc'));

const meaning = (before: GameRecord, action: BoardAction) =>
  latestMeaning({ ...TABLE, record: [...before, ...record(action)] });

/** Sends a piece, entered when the record was `seen`, to the record `now`: the number of new entries, or the error. */
function sendLate(seen: GameRecord, now: GameRecord, action: BoardAction) {
  const means = meaning(seen, action);
  const entry = { ...action, id: 'late', by: 2, at: 0 };
  const next = withEntry(now, entry, TABLE, { after: seen.at(-1)?.id ?? null, means });
  return next.ok ? next.value.length - now.length : next.error;
}

const then = (before: GameRecord, ...actions: readonly BoardAction[]) => [
  ...before,
  ...actions.map((action, index) => ({ ...action, id: `then ${index}`, by: 1, at: 0 })),
];

describe('two phones at the same moment', () => {
  const [e2, e3] = [place(2, 'E2', 'disc'), place(2, 'E3', 'disc')];

  test('an answer on another space is not recorded as a search', () => {
    expect(sendLate(BENS, BENS, e3)).toBe(1);
    expect(sendLate(BENS, then(BENS, e2), e3)).toBe('record-conflict');
    expect(sendLate(BENS, then(BENS, e2), e2)).toBe(0);
  });

  test('a piece without a stated meaning is recorded', () => {
    const late = { ...e3, id: 'late', by: 2, at: 0 };
    expect(withEntry(then(BENS, e2), late, TABLE, { after: BENS.at(-1)?.id ?? null }).ok).toBe(
      true,
    );
  });

  test('first cubes are accepted in any order, but each only once', () => {
    const start = record();
    expect(sendLate(start, then(start, place(0, 'A1'), place(2, 'C1')), place(1, 'B1'))).toBe(1);
    expect(sendLate(start, then(start, place(1, 'B1')), place(1, 'B2'))).toBe('record-conflict');
    const lacks = record(...FIRST.slice(0, 5));
    const late = then(lacks, place(1, 'K1', 'disc'), place(2, 'E2', 'disc'));
    expect(sendLate(lacks, late, place(2, 'C9'))).toBe(1);
  });

  test('a payment that arrives late is still a payment', () => {
    const owes = record(...FIRST, place(1, 'K1'));
    expect(sendLate(owes, then(owes, place(2, 'E2', 'disc')), place(0, 'A9'))).toBe(1);
  });

  test('a search on an own disc is not mistaken for the disc already there', () => {
    const own = place(1, 'K1', 'disc');
    expect(meaning(BENS, own)).toMatchObject({ step: 'search', turn: 2, player: 1 });
    expect(sendLate(BENS, then(BENS, e2), own)).toBe('record-conflict');
    expect(sendLate(BENS, then(BENS, own), own)).toBe(0);
    const late = then(BENS, own, place(1, 'L1', 'disc'));
    expect(sendLate(BENS, late, own)).toBe(0);
  });
});

describe('the ways to resolve a refused piece', () => {
  const conflict = (now: GameRecord, action: ReturnType<typeof place>, means?: PieceMeaning) => {
    const { type: _, ...piece } = action;
    const seen = means ?? meaning(BENS, action);
    return seen && entryConflict({ ...TABLE, record: now }, piece, seen);
  };

  test('the same owner’s other answer can be corrected, or the piece entered as well', () => {
    const now = then(BENS, place(2, 'E2', 'disc'));
    expect(conflict(now, place(2, 'E3', 'disc'))).toMatchObject({
      other: { entry: 'then 0', piece: { hex: at('E2') } },
      next: { step: { kind: 'search', player: 2 }, means: { step: 'search', turn: 3, player: 2 } },
    });
  });

  test('another owner’s answer is not offered for correction', () => {
    const now = then(BENS, place(0, 'E2', 'disc'));
    expect(conflict(now, place(2, 'E3', 'disc'))).toMatchObject({
      other: undefined,
      next: { step: { kind: 'search' } },
    });
  });

  test('a piece that is already there, or cannot be, is not offered as the next entry', () => {
    const now = then(BENS, place(2, 'E3', 'cube'));
    expect(conflict(now, place(2, 'E3', 'disc'))?.next).toBeUndefined();
    const again = then(BENS, place(2, 'E2', 'disc'));
    expect(conflict(again, place(1, 'K1', 'disc'))?.next).toBeUndefined();
  });

  test('a search is not offered for correction to a space with its owner’s own disc', () => {
    const now = then(BENS, place(1, 'F4', 'disc'));
    const search = { step: 'search', turn: 2, player: 1 } as const;
    expect(conflict(now, place(1, 'K1', 'disc'), search)?.other).toBeUndefined();
    expect(conflict(now, place(1, 'F5', 'disc'), search)?.other).toMatchObject({ entry: 'then 0' });
  });
});

test('the meaning of a first cube includes its number among its owner’s, also if it is late', () => {
  const table = {
    ...TABLE,
    record: record(...FIRST.slice(0, 5), place(1, 'K1', 'disc'), place(2, 'C9')),
  };
  const interpreted = interpretTable(table);
  const ids: readonly EntryId[] = table.record.map(({ id }) => id);
  const shared = ids.flatMap((_, index) => {
    const read = meaningAt(table, interpreted, index);
    return read?.step === 'share' ? [read.round] : [];
  });
  expect(shared).toEqual([1, 1, 1, 2, 2, 2]);
});
