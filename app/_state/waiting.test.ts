import { expect, test } from 'vitest';
import { claim, played, seated, vote } from '@/lib/testing/playing';
import { playingView } from './testing/playingView';
import {
  type Cast,
  nextToTell,
  standingOf,
  toTell,
  type Waiting,
  waitingVote,
  withHeld,
  withLook,
  without,
  withRefused,
  withVote,
} from './waiting';

const question = { isOpen: false, call: null, since: null };
const say = (list: readonly Waiting[], seat: number, cast: Cast) =>
  withVote(list, { seat, cast, question });
const hint: Cast = { matter: 'hint', answer: 'agree' };

test('a seat says one thing about each matter, and what it says last comes last', () => {
  const first = say(withLook(say([], 1, hint), 1), 2, hint);
  const changed = say(first, 1, { matter: 'hint', answer: 'not-now' });
  expect(changed.map(({ does, seat }) => `${does} ${seat}`)).toEqual([
    'look 1',
    'vote 2',
    'vote 1',
  ]);
  expect(waitingVote(changed, 1, 'hint')?.cast).toEqual({ matter: 'hint', answer: 'not-now' });
  expect(new Set(changed.map(({ id }) => id)).size).toBe(3);
});

test('a call is about the end, and a seat that is freed is one matter each', () => {
  const called = say(say([], 1, { matter: 'end', answer: 'agree' }), 1, { call: { found: false } });
  expect(called).toHaveLength(1);
  const freeing = (seat: number): Cast => ({ matter: { free: seat }, answer: 'agree' });
  expect(say(say(called, 1, freeing(2)), 1, freeing(3))).toHaveLength(3);
});

test('what a page has is told by no other, until it has had it for too long', () => {
  const list = say(say([], 1, hint), 2, hint);
  const [first] = list;
  if (first === undefined) throw new Error('nothing waits');
  expect(nextToTell(list, 50)).toEqual(first);
  const held = withHeld(list, first.id, 100);
  expect(nextToTell(held, 99)).toBeUndefined();
  expect(nextToTell(held, 100)?.id).toBe(first.id);
  expect(nextToTell(without(held, first.id), 50)?.seat).toBe(2);
});

test('what did not count stays to be read, and is told no more', () => {
  const list = say(withLook([], 1), 1, hint);
  const refused = list.reduce((all, { id }) => withRefused(all, id, { code: 'ended' }), list);
  expect(refused).toMatchObject([{ does: 'look' }, { refused: { code: 'ended' } }]);
  expect(toTell(refused)).toMatchObject([{ does: 'look' }]);
  expect(waitingVote(refused, 1, 'hint')).toBeUndefined();
});

test('a question is known by what is called, and by who sits on the seat', () => {
  const asked = played(seated(4), vote({ free: 4 })(2), vote({ free: 4 })(3));
  const before = standingOf(playingView(asked), { free: 4 });
  expect(before).toEqual({ isOpen: true, call: null, since: null });
  const again = played(asked, vote({ free: 4 })(1), claim(4, 'another phone'));
  const after = standingOf(playingView(again), { free: 4 });
  expect(after.isOpen).toBe(false);
  expect(after.since).not.toBeNull();
  expect(standingOf(playingView(asked), 'end')).toEqual({ ...before, isOpen: false });
});
