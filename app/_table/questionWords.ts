import type { useTranslations } from 'use-intl';
import type { VoteView } from '@/lib/game/views';
import { type Question, saidBy } from './questions';

type Words = ReturnType<typeof useTranslations<'votes'>>;

/** What questions name: somebody, or the space that was called. */
export interface Names {
  /** Whose seat it is: by name, or by number. */
  of(seat: number): string;
  /** "E2, swamp"; nothing where the caller named none. */
  readonly place: string | undefined;
}

/** "Jonas asks for a hint" */
export function questionTitle(question: Question, names: Names, words: Words): string {
  switch (question.about) {
    case 'hint':
      return words('asksHint', { name: names.of(question.vote.voters[0] ?? 0) });
    case 'free':
      return words('freeSeat', { name: names.of(question.seat.seat) });
    case 'end': {
      const name = names.of(question.call.by);
      if (!question.call.found) return words('calledNobody', { name });
      return names.place === undefined
        ? words('calledNowhere', { name })
        : words('called', { name, place: names.place });
    }
  }
}

/** "2 of 3 agree: one more is enough", "2 of 4 agree; all must"; `asked` is how many could agree. */
export function countWords(
  { votes, needed }: Pick<VoteView, 'votes' | 'needed'>,
  asked: number,
  words: Words,
): string {
  const more = needed - votes;
  if (needed >= asked) return words('agreedAll', { votes, needed });
  if (more === 1) return words('agreedOneMore', { votes, needed });
  return words('agreedMore', { votes, needed, more });
}

/** "You agreed to a hint": what one's only seat has said. */
export function ownWords(
  question: Question,
  { seat, asker }: { readonly seat: number; readonly asker: number | undefined },
  names: Names,
  words: Words,
): string {
  const name = question.about === 'free' ? names.of(question.seat.seat) : '';
  if (saidBy(question.vote, seat) === 'not-now') {
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

/** The end is agreed to in other words where nobody found it. */
export const wordOf = (question: Question): 'hint' | 'found' | 'nobody' | 'free' =>
  question.about === 'end' ? (question.call.found ? 'found' : 'nobody') : question.about;
