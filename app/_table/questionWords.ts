'use client';

import { useTranslations } from 'use-intl';
import { joinParts } from '@/app/_map/words';
import { useTable } from '@/app/_state/TableProvider';
import type { VoteView } from '@/lib/game/views/views';
import type { Motion } from '@/lib/game/votes/motion';
import { groundAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { QuestionView } from './questions';
import { NUMBER_KEYS } from './redealNumbers';
import { useSeatName } from './seatName';
import { calledHex } from './tableFacts';
import { useGameMap } from './useGameMap';

type Words = ReturnType<typeof useTranslations<'votes'>>;
type AssistWords = ReturnType<typeof useTranslations<'assist'>>;
type DealWords = ReturnType<typeof useTranslations<'redeal'>>;
type Count = Pick<VoteView, 'votes' | 'needed'>;

/** The names and places that a question's text needs. */
export interface Names {
  /** The player's name, or the seat's number. */
  of(seat: number): string;
  /** "E2, swamp"; `undefined` if the caller named no space. */
  readonly place: string | undefined;
  /** The messages about help levels. */
  readonly assist: AssistWords;
  /** The messages about a redeal. */
  readonly deal: DealWords;
}

/** "Jonas asks for a hint" */
export function questionTitle(question: QuestionView, names: Names, words: Words): string {
  if (question.about !== 'end') {
    const name = names.of(
      question.about === 'free' ? question.seat.seat : (question.vote.voters[0] ?? 0),
    );
    const values = { name, ...proposalIn(question.motion, names) };
    return words(`asks.${question.about}`, values);
  }
  const { by, finder } = question.call;
  const name = names.of(finder ?? by);
  if (finder === null) return words('calledNobody', { name });
  return names.place === undefined
    ? words('calledNowhere', { name })
    : words('called', { name, place: names.place });
}

/** The title without the space, for where there is little room: "Dorothea: Found it!" */
export const barTitle = (question: QuestionView, names: Names, words: Words): string =>
  questionTitle(question, { ...names, place: undefined }, words);

/** What the motion proposes, in words. */
const proposalIn = (motion: Motion, names: Pick<Names, 'assist' | 'deal'>) => ({
  level: motion.about === 'assist' ? names.assist(`as.${motion.level}`) : '',
  number: motion.about === 'deal' ? names.deal(`number.${NUMBER_KEYS[motion.players]}`) : '',
});

/** "1 agrees; 3 of 4 are enough", "2 of 4 agree; all must". `asked` is how many seats could agree. */
export const countWords = ({ votes, needed }: Count, asked: number, words: Words): string =>
  words(needed < asked ? 'agreedEnough' : 'agreedAll', { votes, needed, asked });

/** A shorter form for a question that is already answered: "2 of 4 agree". */
export const shortCountWords = (vote: Count, asked: number, words: Words): string =>
  vote.needed < asked ? countWords(vote, asked, words) : words('agreed', { ...vote });

/** One seat's answer to a motion. */
interface OwnAnswer {
  readonly motion: Motion;
  readonly answer: 'agree' | 'not-now';
  /** Whether this answer started the vote. */
  readonly asks: boolean;
  /** Whether the motion calls the habitat found, instead of asking to end the game without a find. */
  readonly isFound: boolean;
}

/** "You agreed to a hint" */
export function ownAnswerWords(
  { motion, answer, asks, isFound }: OwnAnswer,
  names: Names,
  words: Words,
): string {
  const { about } = motion;
  const values = {
    name: about === 'free' ? names.of(motion.seat) : '',
    ...proposalIn(motion, names),
    place: names.place ?? '',
  };
  if (answer === 'not-now') return words(`youDeclined.${about}`, values);
  const key = about === 'end' ? (isFound ? 'found' : 'nobody') : about;
  if (!asks) return words(`youAgreed.${key}`, values);
  return words(
    key === 'found' && names.place === undefined ? 'youAsked.foundNowhere' : `youAsked.${key}`,
    values,
  );
}

/** Whether the question calls the habitat found. */
export const isFind = (question: QuestionView): boolean =>
  question.about === 'end' && question.call.found;

/** Labels of the two answer buttons. */
export const answerWords = (question: QuestionView, words: Words) => ({
  agree: words(
    `agree.${question.about !== 'end' ? question.about : isFind(question) ? 'found' : 'nobody'}`,
  ),
  decline: words(`decline.${question.about}`),
});

/**
 * Who refused, shown to the asker. One refusal ends a vote on the help level: everyone sees it, and `asker` also how
 * to ask again. `refuserNames` is a formatted list.
 */
export function declinedWords(
  { about, vote }: QuestionView,
  asker: number | undefined,
  refuserNames: string,
  names: Names,
  words: Words,
): string | undefined {
  if (vote.declined.length === 0) return undefined;
  if (about === 'assist') {
    const refused = names.assist('refused', { names: refuserNames });
    return asker === undefined ? refused : `${refused} ${names.assist('askAgain')}`;
  }
  return asker === undefined ? undefined : words(`declined.${about}`, { names: refuserNames });
}

export function useQuestionNames(): Names {
  const mapWords = useTranslations('map');
  const assist = useTranslations('assist');
  const deal = useTranslations('redeal');
  const seatName = useSeatName();
  const view = useTable(state => state.view);
  const { seats } = view;
  const map = useGameMap();
  const hex = calledHex(view);
  return {
    assist,
    deal,
    of: number =>
      seatName(seats.find(({ seat }) => seat === number) ?? { seat: number, name: null }),
    place:
      hex === undefined
        ? undefined
        : joinParts(mapWords, [formatHex(hex), mapWords(`terrain.${groundAt(map, hex).terrain}`)]),
  };
}
