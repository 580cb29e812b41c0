import type { useTranslations } from 'use-intl';
import { matterOfCast, type WaitingVote } from '@/app/_state/waiting';
import { hexOf } from '@/lib/game/views';
import { formatHex } from '@/lib/map/hexName';

type Words = ReturnType<typeof useTranslations<'votes'>>;

/** "You agreed to a hint": what a seat has said, and the table does not know yet. `nameOf` names a seat. */
export function waitingWords(
  { cast, question }: WaitingVote,
  nameOf: (seat: number) => string,
  words: Words,
): string {
  if ('call' in cast) {
    if (!cast.call.found) return words('youAsked.nobody');
    const { space } = cast.call;
    const hex = space && hexOf(space);
    return hex === undefined
      ? words('youAsked.foundNowhere')
      : words('youAsked.found', { place: formatHex(hex) });
  }
  const matter = matterOfCast(cast);
  const about = typeof matter === 'string' ? matter : 'free';
  const name = typeof matter === 'string' ? '' : nameOf(matter.free);
  if (cast.answer === 'not-now') return words(`youDeclined.${about}`, { name });
  if (about === 'end') return words(question.call?.found ? 'youAgreed.found' : 'youAgreed.nobody');
  return words(question.isOpen ? `youAgreed.${about}` : `youAsked.${about}`, { name });
}
