import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChange, type RecordChange } from '@/app/_state/changes';
import type { Entry } from '@/lib/game/record/entry';
import { boardOfRecord } from '@/lib/game/record/recordedBoard';
import { type RecordRequest, recordRequest } from '@/lib/game/record/recordView';
import { parseHex } from '@/lib/map/grid';
import type { RecordedAction } from '@/lib/play/boardActions';
import { entryId, hex } from '@/lib/testing/arbitraries';
import { withQueued } from './useRecorder';

const at = (name: string) => parseHex(name) ?? -1;
const cube = (owner: number, name: string): RecordedAction => ({
  type: 'place',
  owner,
  hex: at(name),
  kind: 'cube',
});
const entry = (action: RecordedAction, number: number): Entry => ({
  ...action,
  id: entryId(number),
  by: 2,
  at: 0,
});
const queuedChange = (request: RecordRequest, number = 2): RecordChange => ({
  ...createChange({ type: 'record', seat: 1, dealNumber: 1, request }),
  id: entryId(number),
  at: 9,
});
const queuedEntry = (action: RecordedAction, number?: number) =>
  queuedChange(recordRequest(action), number);

const TABLE = { players: 3, order: [] } as const;
const RECORD = [entry(cube(0, 'A1'), 0), entry(cube(1, 'B1'), 1)];

test('a queued change is shown as if it had been sent', () => {
  const piece = cube(2, 'C1');
  expect(withQueued(RECORD, [queuedEntry(piece)], TABLE)).toEqual([
    ...RECORD,
    { ...piece, id: entryId(2), by: 1, at: 9 },
  ]);
  expect(withQueued(RECORD, [queuedChange({ type: 'undo', entry: entryId(1) })], TABLE)).toEqual(
    RECORD.slice(0, 1),
  );
});

test('a queued change that another phone has preceded is left out, or merged with the same entry', () => {
  const [first, second] = RECORD;
  expect(withQueued(RECORD, [queuedEntry(cube(1, 'B1'))], TABLE)).toEqual([
    first,
    { ...second, also: [{ id: entryId(2), by: 1, at: 9 }] },
  ]);
  expect(
    withQueued(
      RECORD,
      [queuedEntry({ type: 'place', owner: 1, hex: at('B1'), kind: 'disc' })],
      TABLE,
    ),
  ).toEqual(RECORD);
  expect(withQueued(RECORD, [queuedChange({ type: 'undo', entry: entryId(7) })], TABLE)).toEqual(
    RECORD,
  );
});

test('a queued entry that would now be interpreted differently is left out', () => {
  const late = recordRequest(cube(1, 'B2'), { means: { step: 'share', round: 1 } });
  expect(withQueued(RECORD, [queuedChange(late)], TABLE)).toEqual(RECORD);
  const next = recordRequest(cube(1, 'B2'), { means: { step: 'share', round: 2 } });
  expect(withQueued(RECORD, [queuedChange(next)], TABLE)).toHaveLength(3);
});

test('with any queued entries, the record is valid and keeps the table’s entries', () => {
  const action = fc.record({
    type: fc.constant('place' as const),
    owner: fc.nat(2),
    hex,
    kind: fc.constantFrom('cube' as const, 'disc' as const),
  });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), actions => {
      const record = withQueued(
        RECORD,
        actions.map((action, at) => queuedEntry(action, 2 + at)),
        TABLE,
      );
      expect(record.slice(0, 2)).toMatchObject(RECORD);
      for (const { owner, hex, kind } of boardOfRecord(record).pieces)
        expect([...RECORD, ...actions]).toContainEqual(
          expect.objectContaining({ owner, hex, kind }),
        );
    }),
  );
});
