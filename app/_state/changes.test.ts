import { expect, test } from 'vitest';
import { CHANGE_ID } from '@/lib/game/seats/seat';
import type { Find, VoteAnswer } from '@/lib/game/votes/motion';
import { claim, END, free, HINT, played, seated, vote } from '@/lib/testing/playing';
import { type Change, createChange, seenQuestion, unsentChanges, type VoteChange } from './changes';
import { queuedVote, votesToShow, withChange, withRefused, withSent } from './outboxChanges';
import { playingView } from './testing/playingView';

type Cast = Pick<VoteChange, 'motion' | 'answer'>;
const castVote = (seat: number, cast: Cast): Change =>
  createChange({ type: 'vote', seat, dealNumber: 1, ...cast, seen: { isOpen: false } });
const look = (seat: number): Change => createChange({ type: 'look', seat, dealNumber: 1 });
const hint = (answer: VoteAnswer): Cast => ({ motion: HINT, answer });
const endCall = (found: Find | null): Cast => ({
  motion: { about: 'end', found },
  answer: 'agree',
});

test('every change has a unique id that servers accept', () => {
  const ids = Array.from({ length: 1000 }, () => look(1).id);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(CHANGE_ID);
});

test('of the votes of a seat on a motion only the last is shown', () => {
  const list = [
    castVote(1, hint('agree')),
    look(1),
    castVote(2, hint('agree')),
    castVote(1, hint('not-now')),
  ];
  expect(queuedVote(list, 1, HINT)).toBe(list[3]);
  expect(votesToShow(list)).toEqual([list[2], list[3]]);
  expect(unsentChanges(list)).toEqual(list);
});

test('an end call is a vote on the end, and freeing each seat is a motion of its own', () => {
  const end = [castVote(1, { motion: END, answer: 'agree' }), castVote(1, endCall(null))];
  expect(votesToShow(end)).toEqual([end[1]]);
  const freeing = (seat: number) => castVote(1, { motion: free(seat), answer: 'agree' });
  expect(votesToShow([...end, freeing(2), freeing(3)])).toHaveLength(3);
});

test('the last vote or number of turns replaces earlier ones, except those that the server may have', () => {
  const [first, vote] = [look(1), castVote(1, hint('agree'))];
  const list = [first, vote];
  const changed = castVote(1, hint('not-now'));
  expect(withChange(list, changed)).toEqual([first, changed]);
  const sent = withSent(list, vote.id);
  expect(withChange(sent, changed)).toEqual([...sent, changed]);
  const [three, four] = [3, 4].map(turns =>
    createChange({ type: 'turns', seat: 1, dealNumber: 1, turns }),
  );
  if (!three || !four) throw new Error('there are two changes');
  expect(withChange([...list, three], four)).toEqual([...list, four]);
});

test('a refused vote stays until it is read, but is no longer sent or shown as queued', () => {
  const list = [look(1), castVote(1, hint('agree')), castVote(1, hint('take-back'))];
  const refused = list.reduce<readonly Change[]>(
    (all, change) => withRefused(all, change, { code: 'game-ended' }),
    list,
  );
  expect(refused).toMatchObject([{ type: 'vote', refused: { code: 'game-ended' } }]);
  expect(unsentChanges(refused)).toEqual([]);
  expect(queuedVote(refused, 1, HINT)).toBeUndefined();
});

test('when the phone has lost a seat, all changes of that seat are refused', () => {
  const list = [
    castVote(1, hint('agree')),
    look(2),
    look(1),
    castVote(1, endCall({ space: null })),
  ];
  const [first] = list;
  if (first === undefined) throw new Error('the list is empty');
  const left = withRefused(list, first, { code: 'not-your-seat' });
  expect(unsentChanges(left)).toEqual([list[1]]);
  expect(left).toHaveLength(3);
});

test('a question is identified by the end call, or by the holder of the seat to be freed', () => {
  const game = played(seated(4), vote(free(4))(2), vote(free(4))(3));
  const before = seenQuestion(playingView(game), free(4));
  expect(before).toEqual({ isOpen: true, since: null });
  const reclaimed = played(game, vote(free(4))(1), claim(4, 'another phone'));
  const after = seenQuestion(playingView(reclaimed), free(4));
  expect(after.isOpen).toBe(false);
  expect(after.since).not.toBeNull();
  expect(seenQuestion(playingView(game), END)).toEqual({ isOpen: false, call: null });
});
