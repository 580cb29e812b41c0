import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { answerOfSeat } from '@/app/_state/changes';
import { playingView } from '@/app/_state/testing/playingView';
import { en } from '@/app/_words/en';
import type { Game } from '@/lib/game/game';
import { parseHex } from '@/lib/map/grid';
import {
  agreeTo,
  assist as assistTo,
  callEnd as call,
  decline,
  END,
  ended,
  free,
  HINT,
  NOON,
  played,
  seated,
  unvote,
  vote,
} from '@/lib/testing/playing';
import { openQuestions, questionKey, questionQueue } from './questions';
import {
  countWords,
  type Names,
  ownAnswerWords,
  questionTitle,
  shortCountWords,
} from './questionWords';
import { calledHex } from './tableFacts';

const words = createTranslator({ locale: 'en', messages: en, namespace: 'votes' });
const assist = createTranslator({ locale: 'en', messages: en, namespace: 'assist' });
const deal = createTranslator({ locale: 'en', messages: en, namespace: 'redeal' });

/** The question that a phone has to answer, with the voter, and those that it shows as rows. */
function shownOn(game: Game, device: string) {
  const { current, answered } = questionQueue(playingView(game, device), undefined);
  return {
    current: current && `${questionKey(current.question)}: ${current.voter}`,
    answered: answered.map(questionKey),
  };
}

describe('the questions on a phone', () => {
  const asked = played(seated(4), vote(HINT)(2));

  test('are none before a player asks, and none after the game has ended', () => {
    expect(openQuestions(playingView(seated(4)))).toEqual([]);
    expect(openQuestions(playingView(ended(asked)))).toEqual([]);
  });

  test('a question waits on the phones that have not answered, and is a row on the others', () => {
    expect(shownOn(asked, 'phone 1')).toEqual({ current: 'hint: 1', answered: [] });
    expect(shownOn(asked, 'phone 2')).toEqual({ current: undefined, answered: ['hint'] });
    const declined = played(asked, decline(HINT)(1));
    expect(shownOn(declined, 'phone 1')).toEqual({ current: undefined, answered: ['hint'] });
  });

  test('ending the game comes first, then the hint, then freeing a seat', () => {
    const all = played(asked, vote(free(4))(2), call(2, null));
    expect(openQuestions(playingView(all)).map(questionKey)).toEqual(['end', 'hint', 'free 4']);
    expect(shownOn(all, 'phone 1').current).toBe('end: 1');
    const answered = played(all, decline(END)(1));
    expect(shownOn(answered, 'phone 1')).toEqual({ current: 'hint: 1', answered: ['end'] });
    expect(shownOn(played(answered, vote(HINT)(1)), 'phone 1').current).toBe('free 4: 1');
  });

  test('the help level comes before freeing a seat; after a refusal all see it and no one is asked', () => {
    const more = assistTo('elimination');
    const both = played(asked, vote(free(4))(2), vote(more)(3));
    const keys = ['hint', 'assist elimination', 'free 4'];
    expect(openQuestions(playingView(both)).map(questionKey)).toEqual(keys);
    const refused = played(seated(4), vote(more)(3), decline(more)(1));
    for (const device of ['phone 1', 'phone 2', 'phone 3', 'another phone']) {
      const expected = { current: undefined, answered: ['assist elimination'] };
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
    const again = questionQueue(view, { key: 'hint', voters: [3, 4], pendingBefore: [] });
    expect(again.current?.voter).toBe(3);
    expect(
      questionQueue(view, { key: 'end', voters: [3, 4], pendingBefore: [] }).current?.voter,
    ).toBe(4);
  });

  test('a reopened question comes before those that were pending then, and after newer ones', () => {
    const answered = played(asked, decline(HINT)(1));
    const change = { key: 'hint', voters: [1], pendingBefore: [] };
    const openOn = (game: Game, pendingBefore: readonly string[]) => {
      const { current } = questionQueue(playingView(game, 'phone 1'), { ...change, pendingBefore });
      return current && questionKey(current.question);
    };
    expect(openOn(answered, [])).toBe('hint');
    expect(openOn(played(answered, call(2, null)), [])).toBe('end');
    expect(openOn(played(answered, call(2, null)), ['end'])).toBe('hint');
  });

  test('a phone that all share answers for its seats', () => {
    const round: Game = {
      ...asked,
      onePhone: true,
      seats: asked.seats.map(seat => ({ ...seat, holder: { device: 'phone', name: null } })),
    };
    expect(shownOn(round, 'phone')).toEqual({ current: 'hint: 1', answered: [] });
    expect(shownOn(round, 'another phone').answered).toEqual(['hint']);
  });
});

describe('the text of a question', () => {
  const names: Names = {
    of: seat => ['Ada', 'Ben', 'Cleo', 'Dev'][seat - 1] ?? '',
    place: 'E2, swamp',
    assist,
    deal,
  };
  const nowhere: Names = { ...names, place: undefined };
  const question = (game: Game) => {
    const [first] = openQuestions(playingView(game));
    if (first === undefined) throw new Error('no question is open');
    return first;
  };
  const title = (game: Game, withNames = names) => questionTitle(question(game), withNames, words);
  const answerText = (game: Game, seat: number, asker?: number, withNames = names) => {
    const { motion, vote, ...rest } = question(game);
    const answer = answerOfSeat(vote, seat) ?? 'not-now';
    const isFound = 'call' in rest && rest.call.found;
    return ownAnswerWords({ motion, answer, asks: seat === asker, isFound }, withNames, words);
  };
  const space = parseHex('E2') ?? 0;

  test.each([
    [1, 3, 4, '1 agrees; 3 of 4 are enough'],
    [3, 4, 5, '3 agree; 4 of 5 are enough'],
    [2, 3, 3, '2 of 3 agree; all must'],
    [1, 3, 2, '1 of 3 agrees; all must'],
  ])('the count with %i votes, %i needed, and %i seats asked', (votes, needed, asked, text) => {
    expect(countWords({ votes, needed }, asked, words)).toBe(text);
  });

  test('the count is shorter once the question is answered, if all must agree', () => {
    const shortCount = (votes: number, needed: number, asked: number) =>
      shortCountWords({ votes, needed }, asked, words);
    expect(shortCount(1, 3, 4)).toBe('1 agrees; 3 of 4 are enough');
    expect(shortCount(2, 3, 3)).toBe('2 of 3 agree');
  });

  test('the title shows what is asked, and by whom', () => {
    expect(title(played(seated(4), vote(HINT)(2)))).toBe('Ben asks for a hint');
    expect(title(played(seated(4), vote(free(4))(2)))).toBe('Free Dev’s seat?');
    expect(title(played(seated(4), call(2, { space })))).toBe('Ben: Found it! E2, swamp.');
    expect(title(played(seated(4), call(2, { space: null })), nowhere)).toBe('Ben: Found it!');
    expect(title(played(seated(4), call(2, null)), nowhere)).toBe(
      'Ben: Nobody found it. Open the clues?',
    );
  });

  test('an own answer is described', () => {
    const hint = played(seated(4), vote(HINT)(2), vote(HINT)(1), decline(HINT)(3));
    expect(answerText(hint, 2, 2)).toBe('You asked for a hint');
    expect(answerText(hint, 1)).toBe('You agreed to a hint');
    expect(answerText(hint, 3)).toBe('You said not now');
    const end = played(seated(4), call(2, { space }), agreeTo(2, space)(1), decline(END)(3));
    expect(answerText(end, 2, 2)).toBe('You called it: E2, swamp');
    expect(answerText(end, 2, 2, nowhere)).toBe('You called it');
    expect(answerText(end, 1)).toBe('You said: yes, found');
    expect(answerText(end, 3)).toBe('You said not yet');
    const freeing = played(seated(4), vote(free(4))(2), vote(free(4))(1), decline(free(4))(3));
    expect(answerText(freeing, 2, 2)).toBe('You asked to free Dev’s seat');
    expect(answerText(freeing, 1)).toBe('You agreed to free Dev’s seat');
    expect(answerText(freeing, 3)).toBe('You’d keep Dev’s seat');
  });

  test('the called space is on the map while the table votes on it', () => {
    const called = played(seated(4), call(2, { space }));
    expect(calledHex(playingView(called))).toBe(space);
    expect(calledHex(playingView(played(called, unvote(END)(2))))).toBeUndefined();
    expect(calledHex(playingView({ ...called, endedAt: NOON }))).toBeUndefined();
  });
});
