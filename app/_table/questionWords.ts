'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { joinParts } from '@/app/_map/words';
import { useTable } from '@/app/_state/TableProvider';
import type { VoteView } from '@/lib/game/views/views';
import { groundAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import { readStoredMap } from '@/lib/map/mapCode';
import { answerOfSeat, type Question } from './questions';
import { useSeatName } from './seatName';
import { calledHex } from './tableFacts';

type Words = ReturnType<typeof useTranslations<'votes'>>;
type AssistWords = ReturnType<typeof useTranslations<'assist'>>;
type Count = Pick<VoteView, 'votes' | 'needed'>;

/** What questions name: somebody, or the space that was called. */
export interface Names {
  /** Whose seat it is: by name, or by number. */
  of(seat: number): string;
  /** "E2, swamp"; nothing where the caller named none. */
  readonly place: string | undefined;
  /** What is said of how much the app helps. */
  readonly assist: AssistWords;
}

/** "Jonas asks for a hint" */
export function questionTitle(question: Question, names: Names, words: Words): string {
  switch (question.about) {
    case 'hint':
      return words('asksHint', { name: names.of(question.vote.voters[0] ?? 0) });
    case 'assist':
      return names.assist('asks', {
        name: names.of(question.vote.voters[0] ?? 0),
        level: names.assist(`as.${question.asked}`),
      });
    case 'free':
      return words('freeSeat', { name: names.of(question.seat.seat) });
    case 'end': {
      const { by, finder } = question.call;
      const name = names.of(finder ?? by);
      if (finder === null) return words('calledNobody', { name });
      return names.place === undefined
        ? words('calledNowhere', { name })
        : words('called', { name, place: names.place });
    }
  }
}

/** "1 agrees; 3 of 4 are enough", "2 of 4 agree; all must"; `asked` is how many could agree. */
export const countWords = ({ votes, needed }: Count, asked: number, words: Words): string =>
  words(needed < asked ? 'agreedEnough' : 'agreedAll', { votes, needed, asked });

/** The same in short, for a question that is answered: "2 of 4 agree". */
export const shortCountWords = (vote: Count, asked: number, words: Words): string =>
  vote.needed < asked ? countWords(vote, asked, words) : words('agreed', { ...vote });

/** "You agreed to a hint": what one's only seat has said. */
export function ownAnswerWords(
  question: Question,
  { seat, asker }: { readonly seat: number; readonly asker: number | undefined },
  names: Names,
  words: Words,
): string {
  if (question.about === 'assist') {
    if (answerOfSeat(question.vote, seat) === 'not-now') return names.assist('youDeclined');
    const level = names.assist(`as.${question.asked}`);
    return names.assist(seat === asker ? 'youAsked' : 'youAgreed', { level });
  }
  const name = question.about === 'free' ? names.of(question.seat.seat) : '';
  if (answerOfSeat(question.vote, seat) === 'not-now') {
    return words(`youDeclined.${question.about}`, { name });
  }
  if (seat !== asker) return words(`youAgreed.${wordOf(question)}`, { name });
  if (question.about === 'end' && question.call.found) {
    return names.place === undefined
      ? words('youAsked.foundNowhere')
      : words('youAsked.found', { place: names.place });
  }
  return words(`youAsked.${wordOf(question)}`, { name, place: '' });
}

/** The two answers to a question, as buttons say them. */
export function answerWords(question: Question, names: Names, words: Words) {
  return question.about === 'assist'
    ? { agree: words('agree.hint'), notNow: names.assist('ratherNot') }
    : { agree: words(`agree.${wordOf(question)}`), notNow: words(`notNow.${question.about}`) };
}

/** "Ben and Eva: not now"; `who` has been put in a list. */
export const declinedWords = (
  about: Question['about'],
  who: string,
  words: Words,
  assist: AssistWords,
): string =>
  about === 'assist'
    ? assist('declined', { names: who })
    : words(`declined.${about}`, { names: who });

/**
 * Who said no, for whoever asked. To other help one no is enough: that is for all to read, and for `asker` how to ask
 * again. `who` has been put in a list.
 */
export function refusedWords(
  { about, vote }: Question,
  asker: number | undefined,
  who: string,
  names: Names,
  words: Words,
): string | undefined {
  if (vote.notNow.length === 0) return undefined;
  if (about === 'assist') {
    const refused = names.assist('refused', { names: who });
    return asker === undefined ? refused : `${refused} ${names.assist('askAgain')}`;
  }
  return asker === undefined ? undefined : declinedWords(about, who, words, names.assist);
}

/** The end is agreed to in other words where nobody found it. */
const wordOf = (
  question: Exclude<Question, { about: 'assist' }>,
): 'hint' | 'found' | 'nobody' | 'free' =>
  question.about === 'end' ? (question.call.found ? 'found' : 'nobody') : question.about;

/** What the questions of this table name. */
export function useQuestionNames(): Names {
  const mapWords = useTranslations('map');
  const assist = useTranslations('assist');
  const seatName = useSeatName();
  const view = useTable(state => state.view);
  const { mapCode, seats } = view;
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const hex = calledHex(view);
  return {
    assist,
    of: number =>
      seatName(seats.find(({ seat }) => seat === number) ?? { seat: number, name: null }),
    place:
      hex === undefined
        ? undefined
        : joinParts(mapWords, [formatHex(hex), mapWords(`terrain.${groundAt(map, hex).terrain}`)]),
  };
}
