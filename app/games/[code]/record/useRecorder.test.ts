import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChange, type RecordChange } from '@/app/_state/changes';
import { boardOfRecord, type Entry } from '@/lib/game/record/gameRecord';
import { type RecordRequest, recordedActionView } from '@/lib/game/record/recordView';
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
const waits = (request: RecordRequest, number = 2): RecordChange => ({
  ...createChange({ type: 'record', seat: 1, dealNumber: 1, request }),
  id: entryId(number),
  at: 9,
});
const enters = (action: RecordedAction, number?: number) =>
  waits(recordedActionView(action), number);

const TABLE = { players: 3, order: [] } as const;
const RECORD = [entry(cube(0, 'A1'), 0), entry(cube(1, 'B1'), 1)];

test('what waits shows as it will be', () => {
  const piece = cube(2, 'C1');
  expect(withQueued(RECORD, [enters(piece)], TABLE)).toEqual([
    ...RECORD,
    { ...piece, id: entryId(2), by: 1, at: 9 },
  ]);
  expect(withQueued(RECORD, [waits({ type: 'undo', entry: entryId(1) })], TABLE)).toEqual(
    RECORD.slice(0, 1),
  );
});

test('what another phone was faster with is left out, or one entry with it', () => {
  const [first, second] = RECORD;
  expect(withQueued(RECORD, [enters(cube(1, 'B1'))], TABLE)).toEqual([
    first,
    { ...second, also: [{ id: entryId(2), by: 1, at: 9 }] },
  ]);
  expect(
    withQueued(RECORD, [enters({ type: 'place', owner: 1, hex: at('B1'), kind: 'disc' })], TABLE),
  ).toEqual(RECORD);
  expect(withQueued(RECORD, [waits({ type: 'undo', entry: entryId(7) })], TABLE)).toEqual(RECORD);
});

test('what has come to mean something else does not show as filed', () => {
  const late = {
    ...recordedActionView(cube(1, 'B2')),
    means: { step: 'share', round: 1 },
  } as const;
  expect(withQueued(RECORD, [waits(late)], TABLE)).toEqual(RECORD);
  const next = { ...late, means: { step: 'share', round: 2 } } as const;
  expect(withQueued(RECORD, [waits(next)], TABLE)).toHaveLength(3);
});

test('whatever waits, the record can be entered, and keeps what was told', () => {
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
        actions.map((action, at) => enters(action, 2 + at)),
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
