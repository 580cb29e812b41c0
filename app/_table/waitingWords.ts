import type { useTranslations } from 'use-intl';
import { matterOf, type Vote } from '@/app/_state/changes';
import { hexOf } from '@/lib/game/views';
import { formatHex } from '@/lib/map/hexName';

type Words = ReturnType<typeof useTranslations<'votes'>>;

/** "You agreed to a hint": what a seat has said, and the table does not know yet. `nameOf` names a seat. */
export function waitingWords(
  { cast, question }: Vote,
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
  const matter = matterOf(cast);
  const freed = typeof matter === 'object' && 'free' in matter ? matter.free : undefined;
  const about = typeof matter === 'string' ? matter : 'free';
  const name = freed === undefined ? '' : nameOf(freed);
  if (cast.answer === 'not-now') return words(`youDeclined.${about}`, { name });
  if (about === 'end') return words(question.call?.found ? 'youAgreed.found' : 'youAgreed.nobody');
  return words(question.isOpen ? `youAgreed.${about}` : `youAsked.${about}`, { name });
}
