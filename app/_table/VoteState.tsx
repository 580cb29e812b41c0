import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { type Question, seatsAsked } from './questions';
import { countWords } from './questionWords';

/** How a question stands, in words; of a seat that may be freed also since when its phone is away. */
export function VoteState({ question }: { question: Question }) {
  const words = useTranslations('votes');
  const seats = useTable(state => state.view.seats);
  const count = countWords(question.vote, seatsAsked(question, seats).length, words);
  if (question.about !== 'free') return count;
  const { here, lastHere } = question.seat;
  return (
    <>
      {here
        ? words('here')
        : lastHere === null
          ? words('away')
          : words.rich('awaySince', { time: () => <TimeOfDay at={lastHere} /> })}{' '}
      {count}
    </>
  );
}
