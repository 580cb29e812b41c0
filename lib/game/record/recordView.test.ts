import { expect, test } from 'vitest';
import type { RecordedAction } from '@/lib/play/boardActions';
import { readRecordRequest, recordRequest } from './recordView';

const PIECE = { owner: 1, hex: 40, kind: 'cube' } as const;
const ACTIONS: readonly RecordedAction[] = [
  { type: 'place', ...PIECE },
  { type: 'fix', ...PIECE, to: 41 },
  { type: 'fix', ...PIECE, to: null },
  { type: 'remove', entry: 'entry' },
  { type: 'correct', entry: 'entry', as: PIECE },
  { type: 'mid-game' },
  { type: 'skip' },
  { type: 'turn', player: 2 },
  { type: 'reseat', order: [2, 0, 1] },
];

/** As programs and altered files may have it. */
const withMore = <T extends object>(value: T): T => Object.assign({ ...value }, { more: 1 });

test.each(ACTIONS)('$type is sent and stored as it is, without additional fields', action => {
  const sent = recordRequest(withMore(action));
  expect(sent).not.toHaveProperty('more');
  const move = readRecordRequest(withMore(sent), 'id');
  expect(move).toMatchObject({ kind: 'record', id: 'id' });
  expect('action' in move && move.action).toEqual(action);
});
