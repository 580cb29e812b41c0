import { expect, test } from 'vitest';
import { CHANGE_ID } from '@/lib/game/seats/seat';
import type { Find, VoteAnswer } from '@/lib/game/votes/motion';
import { claim, END, free, HINT, played, seated, vote } from '@/lib/testing/playing';
import { type Change, createChange, seenQuestion, unsentChanges, type VoteChange } from './changes';
import { queuedVote, votesToShow, withChange, withRefused, withSent } from './outboxChanges';
import { playingView } from './testing/playingView';

type Said = Pick<VoteChange, 'motion' | 'answer'>;
const says = (seat: number, said: Said): Change =>
  createChange({ type: 'vote', seat, dealNumber: 1, ...said, seen: { isOpen: false } });
const looks = (seat: number): Change => createChange({ type: 'look', seat, dealNumber: 1 });
const hint = (answer: VoteAnswer): Said => ({ motion: HINT, answer });
const calls = (found: Find | null): Said => ({ motion: { about: 'end', found }, answer: 'agree' });

test('every change has a name of its own, as servers take it', () => {
  const names = Array.from({ length: 1000 }, () => looks(1).id);
  expect(new Set(names).size).toBe(1000);
  for (const name of names) expect(name).toMatch(CHANGE_ID);
});

test('of what a seat says to a motion the last is told of', () => {
  const list = [says(1, hint('agree')), looks(1), says(2, hint('agree')), says(1, hint('not-now'))];
  expect(queuedVote(list, 1, HINT)).toBe(list[3]);
  expect(votesToShow(list)).toEqual([list[2], list[3]]);
  expect(unsentChanges(list)).toEqual(list);
});

test('a call is about the end, and a seat that is freed is one motion each', () => {
  const end = [says(1, { motion: END, answer: 'agree' }), says(1, calls(null))];
  expect(votesToShow(end)).toEqual([end[1]]);
  const freeing = (seat: number) => says(1, { motion: free(seat), answer: 'agree' });
  expect(votesToShow([...end, freeing(2), freeing(3)])).toHaveLength(3);
});

test('the last word replaces those before, except what the server may have', () => {
  const [look, asked] = [looks(1), says(1, hint('agree'))];
  const list = [look, asked];
  const changed = says(1, hint('not-now'));
  expect(withChange(list, changed)).toEqual([look, changed]);
  const begun = withSent(list, asked.id);
  expect(withChange(begun, changed)).toEqual([...begun, changed]);
  const [three, four] = [3, 4].map(turns =>
    createChange({ type: 'turns', seat: 1, dealNumber: 1, turns }),
  );
  if (!three || !four) throw new Error('two numbers were told');
  expect(withChange([...list, three], four)).toEqual([...list, four]);
});

test('what did not count stays to be read, and is told no more', () => {
  const list = [looks(1), says(1, hint('agree')), says(1, hint('take-back'))];
  const refused = list.reduce<readonly Change[]>(
    (all, each) => withRefused(all, each, { code: 'game-ended' }),
    list,
  );
  expect(refused).toMatchObject([{ type: 'vote', refused: { code: 'game-ended' } }]);
  expect(unsentChanges(refused)).toEqual([]);
  expect(queuedVote(refused, 1, HINT)).toBeUndefined();
});

test('where a seat is lost, nothing counts that it did here', () => {
  const list = [says(1, hint('agree')), looks(2), looks(1), says(1, calls({ space: null }))];
  const [first] = list;
  if (first === undefined) throw new Error('nothing was done');
  const left = withRefused(list, first, { code: 'not-your-seat' });
  expect(unsentChanges(left)).toEqual([list[1]]);
  expect(left).toHaveLength(3);
});

test('a question is known by what is called, and by who sits on the seat', () => {
  const asked = played(seated(4), vote(free(4))(2), vote(free(4))(3));
  const before = seenQuestion(playingView(asked), free(4));
  expect(before).toEqual({ isOpen: true, since: null });
  const again = played(asked, vote(free(4))(1), claim(4, 'another phone'));
  const after = seenQuestion(playingView(again), free(4));
  expect(after.isOpen).toBe(false);
  expect(after.since).not.toBeNull();
  expect(seenQuestion(playingView(asked), END)).toEqual({ isOpen: false, call: null });
});
