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

/** The keys of the questions that a phone shows as rows, and the one it has to answer. */
function shownOn(game: Game, device: string) {
  const { current, answered } = questionQueue(playingView(game, device), undefined);
  return {
    open: current && `${questionKey(current.question)}: ${current.voter}`,
    standing: answered.map(questionKey),
  };
}

describe('what a phone is asked', () => {
  const asked = played(seated(4), vote(HINT)(2));

  test('nothing while nobody asks, and nothing once the game has ended', () => {
    expect(openQuestions(playingView(seated(4)))).toEqual([]);
    expect(openQuestions(playingView(ended(asked)))).toEqual([]);
  });

  test('a question waits for whoever has not answered, and stands with the others', () => {
    expect(shownOn(asked, 'phone 1')).toEqual({ open: 'hint: 1', standing: [] });
    expect(shownOn(asked, 'phone 2')).toEqual({ open: undefined, standing: ['hint'] });
    const declined = played(asked, decline(HINT)(1));
    expect(shownOn(declined, 'phone 1')).toEqual({ open: undefined, standing: ['hint'] });
  });

  test('the end comes first, then the hint, then a seat', () => {
    const all = played(asked, vote(free(4))(2), call(2, null));
    expect(openQuestions(playingView(all)).map(questionKey)).toEqual(['end', 'hint', 'free 4']);
    expect(shownOn(all, 'phone 1').open).toBe('end: 1');
    const answered = played(all, decline(END)(1));
    expect(shownOn(answered, 'phone 1')).toEqual({ open: 'hint: 1', standing: ['end'] });
    expect(shownOn(played(answered, vote(HINT)(1)), 'phone 1').open).toBe('free 4: 1');
  });

  test('the help level comes before a seat; after a refusal all see it and nobody is asked', () => {
    const more = assistTo('elimination');
    const both = played(asked, vote(free(4))(2), vote(more)(3));
    const keys = ['hint', 'assist elimination', 'free 4'];
    expect(openQuestions(playingView(both)).map(questionKey)).toEqual(keys);
    const refused = played(seated(4), vote(more)(3), decline(more)(1));
    for (const device of ['phone 1', 'phone 2', 'phone 3', 'another phone']) {
      const standing = { open: undefined, standing: ['assist elimination'] };
      expect(shownOn(refused, device)).toEqual(standing);
    }
  });

  test('nobody is asked about their own seat, but they see it', () => {
    const freeing = played(seated(4), vote(free(4))(1));
    expect(shownOn(freeing, 'phone 4')).toEqual({ open: undefined, standing: ['free 4'] });
  });

  test('a phone without a seat sees the state of the vote', () => {
    expect(shownOn(asked, 'another phone')).toEqual({ open: undefined, standing: ['hint'] });
  });

  test('a question that is taken back is gone', () => {
    expect(shownOn(played(asked, unvote(HINT)(2)), 'phone 1')).toEqual({
      open: undefined,
      standing: [],
    });
  });

  test('a phone with several seats answers for each, and again for each', () => {
    const both: Game = {
      ...asked,
      seats: asked.seats.map((seat, index) =>
        index === 3 ? { ...seat, holder: { device: 'phone 3', name: null } } : seat,
      ),
    };
    expect(shownOn(both, 'phone 3').open).toBe('hint: 3');
    const one = played(both, decline(HINT)(3));
    expect(shownOn(one, 'phone 3').open).toBe('hint: 4');
    const view = playingView(played(both, decline(HINT)(3)), 'phone 3');
    const again = questionQueue(view, { key: 'hint', voters: [3, 4], pendingBefore: [] });
    expect(again.current?.voter).toBe(3);
    expect(
      questionQueue(view, { key: 'end', voters: [3, 4], pendingBefore: [] }).current?.voter,
    ).toBe(4);
  });

  test('a reopened question comes before those that waited then, and after newer ones', () => {
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

  test('a phone that goes round asks by itself', () => {
    const round: Game = {
      ...asked,
      onePhone: true,
      seats: asked.seats.map(seat => ({ ...seat, holder: { device: 'phone', name: null } })),
    };
    expect(shownOn(round, 'phone')).toEqual({ open: undefined, standing: [] });
    expect(shownOn(round, 'another phone').standing).toEqual(['hint']);
  });
});

describe('in words', () => {
  const names: Names = {
    of: seat => ['Ada', 'Ben', 'Cleo', 'Dev'][seat - 1] ?? '',
    place: 'E2, swamp',
    assist,
    deal,
  };
  const nowhere: Names = { ...names, place: undefined };
  const question = (game: Game) => {
    const [first] = openQuestions(playingView(game));
    if (first === undefined) throw new Error('nothing is asked');
    return first;
  };
  const title = (game: Game, called = names) => questionTitle(question(game), called, words);
  const said = (game: Game, seat: number, asker?: number, called = names) => {
    const { motion, vote, ...asked } = question(game);
    const answer = answerOfSeat(vote, seat) ?? 'not-now';
    const isFound = 'call' in asked && asked.call.found;
    return ownAnswerWords({ motion, answer, asks: seat === asker, isFound }, called, words);
  };
  const space = parseHex('E2') ?? 0;

  test.each([
    [1, 3, 4, '1 agrees; 3 of 4 are enough'],
    [3, 4, 5, '3 agree; 4 of 5 are enough'],
    [2, 3, 3, '2 of 3 agree; all must'],
    [1, 3, 2, '1 of 3 agrees; all must'],
  ])('%i votes of %i, by %i who are asked', (votes, needed, asked, text) => {
    expect(countWords({ votes, needed }, asked, words)).toBe(text);
  });

  test('in short, where the question is answered', () => {
    const inShort = (votes: number, needed: number, asked: number) =>
      shortCountWords({ votes, needed }, asked, words);
    expect(inShort(1, 3, 4)).toBe('1 agrees; 3 of 4 are enough');
    expect(inShort(2, 3, 3)).toBe('2 of 3 agree');
  });

  test('what is asked, and by whom', () => {
    expect(title(played(seated(4), vote(HINT)(2)))).toBe('Ben asks for a hint');
    expect(title(played(seated(4), vote(free(4))(2)))).toBe('Free Dev’s seat?');
    expect(title(played(seated(4), call(2, { space })))).toBe('Ben: Found it! E2, swamp.');
    expect(title(played(seated(4), call(2, { space: null })), nowhere)).toBe('Ben: Found it!');
    expect(title(played(seated(4), call(2, null)), nowhere)).toBe(
      'Ben: Nobody found it. Open the clues?',
    );
  });

  test('what one has said', () => {
    const hint = played(seated(4), vote(HINT)(2), vote(HINT)(1), decline(HINT)(3));
    expect(said(hint, 2, 2)).toBe('You asked for a hint');
    expect(said(hint, 1)).toBe('You agreed to a hint');
    expect(said(hint, 3)).toBe('You said not now');
    const end = played(seated(4), call(2, { space }), agreeTo(2, space)(1), decline(END)(3));
    expect(said(end, 2, 2)).toBe('You called it: E2, swamp');
    expect(said(end, 2, 2, nowhere)).toBe('You called it');
    expect(said(end, 1)).toBe('You said: yes, found');
    expect(said(end, 3)).toBe('You said not yet');
    const freeing = played(seated(4), vote(free(4))(2), vote(free(4))(1), decline(free(4))(3));
    expect(said(freeing, 2, 2)).toBe('You asked to free Dev’s seat');
    expect(said(freeing, 1)).toBe('You agreed to free Dev’s seat');
    expect(said(freeing, 3)).toBe('You’d keep Dev’s seat');
  });

  test('the space that was called is on the map while the table is asked', () => {
    const called = played(seated(4), call(2, { space }));
    expect(calledHex(playingView(called))).toBe(space);
    expect(calledHex(playingView(played(called, unvote(END)(2))))).toBeUndefined();
    expect(calledHex(playingView({ ...called, endedAt: NOON }))).toBeUndefined();
  });
});
