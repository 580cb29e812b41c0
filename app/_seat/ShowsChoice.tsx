import { useTranslations } from 'use-intl';
import { Choice } from '@/app/_ui/Choice';
import { SHOWS, type Shows } from './opened';

interface ShowsChoiceProps {
  readonly value: Shows;
  readonly onChange: (shows: Shows) => void;
}

/** Chosen first, then held: one hand is enough. */
export function ShowsChoice(props: ShowsChoiceProps) {
  const words = useTranslations('check');
  const options = SHOWS.map(value => ({
    value,
    label: <span className="text-base leading-tight">{words(`shows.${value}`)}</span>,
  }));
  return (
    <Choice legend={words('reveal')} isLegendHidden name="shows" options={options} {...props} />
  );
}
