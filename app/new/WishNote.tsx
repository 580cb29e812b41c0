import { useTranslations } from 'next-intl';
import type { DealChoices } from '@/app/_state/dealChoices';

/** "a short game · even seats and a handicap" */
export function WishNote({ choices }: { choices: DealChoices }) {
  const words = useTranslations('new');
  const { players, length, even, handicap } = choices;
  if (players === 2) return words('wishesNotForTwo');
  const seats = even ? (handicap ? 'both' : 'even') : handicap ? 'handicap' : 'any';
  return `${words(`wishedLength.${length}`)} · ${words(`wishedSeats.${seats}`)}`;
}
