import { describe, expect, test } from 'vitest';
import { playingView } from '@/app/_state/testing/playingView';
import type { Game } from '@/lib/game/game';
import type { QuestionView } from '@/lib/game/views/views';
import { topicKey } from '@/lib/game/votes/motion';
import { parseHex } from '@/lib/map/grid';
import {
  assist as assistTo,
  callEnd as call,
  decline,
  ended,
  find,
  free,
  GIVE_UP,
  HINT,
  NOON,
  played,
  seated,
  unvote,
  vote,
} from '@/lib/testing/playing';
import { questionKey, questionQueue } from './questions';
import { calledHex } from './tableFacts';

/** Identifies a question. All of them are asked at the same time, so the time is left out. */
const nameOf = (question: QuestionView): string => topicKey(question.motion).trim();
const openOn = (game: Game) =>
  playingView(game)
    .questions.filter(({ state }) => state !== 'carried')
    .map(nameOf);
const keyOf = (name: string): string =>
  questionKey({ motion: { about: name }, askedAt: new Date(NOON).toISOString() } as QuestionView);

/** The question that a phone has to answer, with the voter, and the questions that need no answer. */
function shownOn(game: Game, device: string) {
  const { current, answered } = questionQueue(playingView(game, device), undefined);
  return {
    current: current && `${nameOf(current.question)}: ${current.voter}`,
    answered: answered.map(nameOf),
  };
}

describe('the questions on a phone', () => {
  const asked = played(seated(4), vote(HINT)(2));

  test('are none before a player asks, and none after the game has ended', () => {
    expect(openOn(seated(4))).toEqual([]);
    expect(openOn(ended(asked))).toEqual([]);
  });

  test('a question is pending on the phones that have not answered, and answered on the others', () => {
    expect(shownOn(asked, 'phone 1')).toEqual({ current: 'hint: 1', answered: [] });
    expect(shownOn(asked, 'phone 2')).toEqual({ current: undefined, answered: ['hint'] });
    const declined = played(asked, decline(HINT)(1));
    expect(shownOn(declined, 'phone 1')).toEqual({ current: undefined, answered: ['hint'] });
  });

  test('ending the game comes first, then the hint, then freeing a seat', () => {
    const all = played(asked, vote(free(4))(2), call(2, null));
    expect(openOn(all)).toEqual(['end', 'hint', 'free 4']);
    expect(shownOn(all, 'phone 1').current).toBe('end: 1');
    const answered = played(all, decline(GIVE_UP)(1));
    expect(shownOn(answered, 'phone 1')).toEqual({ current: 'hint: 1', answered: ['end'] });
    expect(shownOn(played(answered, vote(HINT)(1)), 'phone 1').current).toBe('free 4: 1');
  });

  test('the level of help comes before freeing a seat; after a refusal all see it and no one is asked', () => {
    const more = assistTo('elimination');
    const both = played(asked, vote(free(4))(2), vote(more)(3));
    const keys = ['hint', 'assist', 'free 4'];
    expect(openOn(both)).toEqual(keys);
    const refused = played(seated(4), vote(more)(3), decline(more)(1));
    for (const device of ['phone 1', 'phone 2', 'phone 3', 'another phone']) {
      const expected = { current: undefined, answered: ['assist'] };
      expect(shownOn(refused, device)).toEqual(expected);
    }
  });

  test('players are not asked about their own seat, but see the question', () => {
    const freeing = played(seated(4), vote(free(4))(1));
    expect(shownOn(freeing, 'phone 4')).toEqual({ current: undefined, answered: ['free 4'] });
  });

  test('a phone without a seat sees the state of the vote', () => {
    expect(shownOn(asked, 'another phone')).toEqual({ current: undefined, answered: ['hint'] });
  });

  test('a question that is taken back disappears', () => {
    expect(shownOn(played(asked, unvote(HINT)(2)), 'phone 1')).toEqual({
      current: undefined,
      answered: [],
    });
  });

  test('a phone with several seats answers for each of them, and can answer again for each', () => {
    const both: Game = {
      ...asked,
      seats: asked.seats.map((seat, index) =>
        index === 3 ? { ...seat, holder: { device: 'phone 3', name: null } } : seat,
      ),
    };
    expect(shownOn(both, 'phone 3').current).toBe('hint: 3');
    const one = played(both, decline(HINT)(3));
    expect(shownOn(one, 'phone 3').current).toBe('hint: 4');
    const view = playingView(played(both, decline(HINT)(3)), 'phone 3');
    const again = questionQueue(view, { key: keyOf('hint'), voters: [3, 4], pendingBefore: [] });
    expect(again.current?.voter).toBe(3);
    expect(
      questionQueue(view, { key: keyOf('end'), voters: [3, 4], pendingBefore: [] }).current?.voter,
    ).toBe(4);
  });

  test('a reopened question comes before those that were pending then, and after newer ones', () => {
    const answered = played(asked, decline(HINT)(1));
    const change = { key: keyOf('hint'), voters: [1], pendingBefore: [] } as const;
    const shown = (game: Game, pendingBefore: readonly string[]) => {
      const { current } = questionQueue(playingView(game, 'phone 1'), { ...change, pendingBefore });
      return current && nameOf(current.question);
    };
    expect(shown(answered, [])).toBe('hint');
    expect(shown(played(answered, call(2, null)), [])).toBe('end');
    expect(shown(played(answered, call(2, null)), [keyOf('end')])).toBe('hint');
  });

  test('a shared phone answers for all its seats', () => {
    const round: Game = {
      ...asked,
      onePhone: true,
      seats: asked.seats.map(seat => ({ ...seat, holder: { device: 'phone', name: null } })),
    };
    expect(shownOn(round, 'phone')).toEqual({ current: 'hint: 1', answered: [] });
    expect(shownOn(round, 'another phone').answered).toEqual(['hint']);
  });
});

test('the called space is on the map while the table votes on it', () => {
  const space = parseHex('E2') ?? 0;
  const called = played(seated(4), call(2, { space }));
  expect(calledHex(playingView(called))).toBe(space);
  expect(calledHex(playingView(played(called, unvote(find(space))(2))))).toBeUndefined();
  expect(calledHex(playingView({ ...called, endedAt: NOON }))).toBeUndefined();
});
