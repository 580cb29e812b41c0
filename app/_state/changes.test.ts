import { expect, test } from 'vitest';
import type { SeatNumber } from '@/lib/board/players';
import { CHANGE_ID } from '@/lib/game/limits';
import type { MotionView } from '@/lib/game/views/views';
import { free, HINT, NOON, played, seated, vote } from '@/lib/testing/playing';
import { type Change, createChange, createVote, unsentChanges } from './changes';
import { withRefused } from './outboxChanges';
import { playingView } from './testing/playingView';

const looks = (seat: SeatNumber): Change => createChange({ type: 'look', seat, dealNumber: 1 });
const skips = (seat: SeatNumber): Change =>
  createChange({ type: 'record', seat, dealNumber: 1, request: { type: 'skip' } });

test('every change has its own id, in the format that servers accept', () => {
  const names = Array.from({ length: 1000 }, () => looks(1).id);
  expect(new Set(names).size).toBe(1000);
  for (const name of names) expect(name).toMatch(CHANGE_ID);
});

test('a refused entry stays until it is read, and is not sent again; a refused look is dropped', () => {
  const list = [looks(1), skips(1)];
  const refused = list.reduce<readonly Change[]>(
    (all, change) => withRefused(all, change, { code: 'game-ended' }),
    list,
  );
  expect(refused).toMatchObject([{ type: 'record', refused: { code: 'game-ended' } }]);
  expect(unsentChanges(refused)).toEqual([]);
});

test('a refused entry that this phone has undone is dropped', () => {
  const entry = skips(1);
  const request = { type: 'undo', entry: entry.id } as const;
  const undo = createChange({ type: 'record' as const, seat: 1, dealNumber: 1, request });
  expect(withRefused([entry, undo], entry, { code: 'record-conflict' })).toEqual([undo]);
});

test('if a seat is lost, none of its changes is sent any more', () => {
  const list = [skips(1), looks(2), looks(1), skips(1)];
  const left = withRefused(list, skips(1), { code: 'not-your-seat' });
  expect(unsentChanges(left)).toEqual([list[1]]);
  expect(left).toHaveLength(3);
});

test('a vote identifies the question that the phone shows by its time', () => {
  const askedAt = new Date(NOON).toISOString();
  const view = playingView(played(seated(4), vote(free(4))(2)));
  const agree = (motion: MotionView) => createVote(view, 1, { motion, answer: 'agree' });
  expect(agree(free(4))).toMatchObject({ seat: 1, dealNumber: 1, motion: free(4), askedAt });
  for (const motion of [free(3), HINT]) expect(agree(motion).askedAt).toBeNull();
});
