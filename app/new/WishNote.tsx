import { useTranslations } from 'use-intl';
import type { DealChoices } from './dealChoices';

/** "a new map · a short game · even seats · no race": what is usual, and all that is not. */
export function WishNote({ choices }: { choices: DealChoices }) {
  const words = useTranslations('new');
  const { players, mapCode, length, seats, countLooks } = choices;
  const wished = [
    words(mapCode === null ? 'wishedMap.any' : 'wishedMap.chosen'),
    ...(players === 2 ? [] : [words(`wishedLength.${length}`)]),
    ...(players === 2 || seats === 'any' ? [] : [words(`wishedSeats.${seats}`)]),
    ...(countLooks ? [words('wishedLooks')] : []),
    words('wishedRace'),
  ];
  return wished.join(' · ');
}
