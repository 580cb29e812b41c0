'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { joinParts } from '@/app/_map/words';
import { answerOfSeat } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { IconName } from '@/app/_ui/Icon';
import type { SeatNumber } from '@/lib/board/players';
import { hexOf, type MotionView, type PlaceView, type QuestionView } from '@/lib/game/views/views';
import { seatOn } from '@/lib/game/votes/motion';
import { groundAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import { isPassAndPlay, ownSeatsAsked, seatsAsked } from './questions';
import { NUMBER_KEYS } from './redealNumbers';
import { useSeatName } from './seatName';
import { spaceName } from './tableFacts';
import { useGameMap } from './useGameMap';

/** The messages' key for a motion; the end of the game has three. */
function wordsFor(motion: MotionView) {
  if (motion.about !== 'end') return motion.about;
  if (motion.found === null) return 'nobody';
  return motion.found.space === null ? 'foundNowhere' : 'found';
}

type Message = 'asks' | 'agree' | 'notNow' | 'declined' | 'youAsked' | 'youAgreed' | 'youDeclined';

const SHORT = 'inShort';

type Asked = Pick<QuestionView, 'motion' | 'by'>;

export type QuestionWords = ReturnType<typeof useQuestionWords>;

/** Text about the table's questions. */
export function useQuestionWords() {
  const motions = useTranslations('motions');
  const votes = useTranslations('votes');
  const assist = useTranslations('assist');
  const redeal = useTranslations('redeal');
  const mapWords = useTranslations('map');
  const format = useFormatter();
  const map = useGameMap();
  const seatName = useSeatName();
  const view = useTable(state => state.view);
  const { seats, finder } = view;

  const nameOf = (number: SeatNumber): string =>
    seatName(seats.find(({ seat }) => seat === number) ?? { seat: number, name: null });

  /** "E2, swamp" */
  function placeName(place: PlaceView): string {
    const hex = hexOf(place);
    if (hex === undefined) return '';
    return joinParts(mapWords, [formatHex(hex), mapWords(`terrain.${groundAt(map, hex).terrain}`)]);
  }

  /** Whether the asker is unknown: on a shared phone, anyone may have pressed the hint button. */
  const isNobodys = ({ about }: MotionView): boolean => about === 'hint' && isPassAndPlay(view);

  /** A message with all its arguments: the asker or the seat it is about, the proposal, and the seats in `names`. */
  function say({ motion, by }: Asked, message: Message, names: readonly SeatNumber[] = []): string {
    if (message === 'asks' && isNobodys(motion)) return votes('askHint');
    const asker = motion.about === 'end' ? (finder ?? by) : by;
    const called = motion.about === 'end' ? motion.found?.space : undefined;
    if (motion.about === 'end' && motion.found && asker !== by) {
      // Another player made the call, so the message must not quote the finder.
      const isOwn = view.you.length === 1 && view.you.includes(asker);
      const values = {
        caller: nameOf(by),
        name: nameOf(asker),
        space: called ? spaceName(called) : '',
      };
      if (message === 'youAsked')
        return motions(`${called ? 'found' : 'foundNowhere'}.theyFound`, values);
      if (message === 'asks')
        return called
          ? motions(`found.${isOwn ? 'youFound' : 'saysFound'}`, values)
          : motions(`foundNowhere.${isOwn ? 'youFound' : 'theyFound'}`, values);
    }
    return motions(`${wordsFor(motion)}.${message}`, {
      name: nameOf(seatOn(motion) ?? asker),
      names: format.list(names.map(nameOf), { type: 'conjunction' }),
      level: motion.about === 'assist' ? assist(`as.${motion.level}`) : '',
      number: motion.about === 'redeal' ? redeal(`number.${NUMBER_KEYS[motion.players]}`) : '',
      place: called ? placeName(called) : '',
      space: called ? spaceName(called) : '',
    });
  }

  /** The question in short, without the space: "Dorothea: Found it!", "Ada: a hint?" */
  function barTitle({ motion, by }: Asked): string {
    if (isNobodys(motion)) return votes('askHint');
    if (motion.about === 'free') return say({ motion, by }, 'asks');
    if (motion.about === 'end' && motion.found !== null)
      return say({ motion: { ...motion, found: { space: null } }, by }, 'asks');
    const [about, asker] =
      motion.about === 'end' ? (['nobody', finder ?? by] as const) : ([motion.about, by] as const);
    return motions(`${about}.${SHORT}`, { name: nameOf(asker) });
  }

  /** "1 agrees; 3 of 4 are enough", "2 of 4 agree; all must"; shorter: "2 of 4 agree". */
  function standing(question: QuestionView, isShort = false): string {
    const { needed } = question;
    const asked = seatsAsked(question, seats).length;
    const values = { votes: question.votes.length, needed, asked };
    if (needed < asked) return votes('agreedEnough', values);
    return isShort ? votes('agreed', values) : votes('agreedAll', values);
  }

  /** Who refused: shown to the asker, and to everyone once a refusal has ended the vote. */
  function refusal(question: QuestionView, isAsker: boolean): string | undefined {
    const isOver = question.state === 'closed';
    if (question.notNow.length === 0 || !(isAsker || isOver)) return undefined;
    const declined = say(question, 'declined', question.notNow);
    return isAsker && isOver ? `${declined} ${votes('askAgain')}` : declined;
  }

  /** Text for a question that needs no answer from this phone: its own answer, if any, and the refusal. */
  function answered(question: QuestionView) {
    const own = ownSeatsAsked(question, view);
    const isAsker = own.includes(question.by);
    // If a refusal ended the vote, some seats never answered.
    const voters = own.filter(seat => answerOfSeat(question, seat) !== undefined);
    const [seat] = own;
    const answer =
      seat !== undefined && own.length === 1 ? answerOfSeat(question, seat) : undefined;
    const isAboutOwnSeat = view.you.some(each => each === seatOn(question.motion));
    const title = isAboutOwnSeat ? votes('freeYours') : say(question, messageFor(answer, isAsker));
    const refused = refusal(question, isAsker);
    const [refuser] = question.notNow;
    const mark: SeatNumber | IconName =
      refused !== undefined && refuser !== undefined
        ? refuser
        : isAsker
          ? 'clock'
          : answer === undefined
            ? question.by
            : ANSWER_ICONS[answer];
    return { title, refusal: refused, mark, voters };
  }

  return { nameOf, say, isNobodys, barTitle, standing, answered };
}

const ANSWER_ICONS = { agree: 'check', 'not-now': 'minus' } as const;

function messageFor(answer: 'agree' | 'not-now' | undefined, isAsker: boolean): Message {
  if (answer === undefined) return 'asks';
  if (answer === 'not-now') return 'youDeclined';
  return isAsker ? 'youAsked' : 'youAgreed';
}
