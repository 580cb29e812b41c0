import { useTranslations } from 'use-intl';
import { USUAL_ASSIST } from '@/lib/game/assist';
import type { DealChoices } from './dealChoices';
import type { WhosePhone } from './whosePhone';

interface WishNoteProps {
  readonly choices: DealChoices;
  readonly phone: WhosePhone;
}

/** "a new map · a short game · even seats · no race": what is usual, and all that is not. */
export function WishNote({ choices, phone }: WishNoteProps) {
  const words = useTranslations('new');
  const signalWords = useTranslations('signals');
  const assistWords = useTranslations('assist');
  const { players, mapCode, length, seats, countLooks, signals, assist } = choices;
  const wished = [
    words(mapCode === null ? 'wishedMap.any' : 'wishedMap.chosen'),
    ...(players === 2 ? [] : [words(`wishedLength.${length}`)]),
    ...(players === 2 || seats === 'any' ? [] : [words(`wishedSeats.${seats}`)]),
    ...(assist === USUAL_ASSIST ? [] : [assistWords(`as.${assist}`)]),
    ...(countLooks ? [words('wishedLooks')] : []),
    ...(signals && phone === 'one' ? [signalWords('wished')] : []),
    words('wishedRace'),
  ];
  return wished.join(' · ');
}
