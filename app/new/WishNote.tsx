import { useTranslations } from 'use-intl';
import type { DealChoices } from './dealChoices';

/** "a short game · even seats" */
export function WishNote({ choices }: { choices: DealChoices }) {
  const words = useTranslations('new');
  const { players, length, seats } = choices;
  if (players === 2) return words('wishesNotForTwo');
  return `${words(`wishedLength.${length}`)} · ${words(`wishedSeats.${seats}`)}`;
}
