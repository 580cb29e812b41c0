import { useTranslations } from 'use-intl';
import { isLeft, type Standing } from './standing';

interface GroupHeadProps {
  readonly title: string;
  readonly standings: readonly Standing[];
}

/** What the clues below it have in common, and how many of them are left. */
export function GroupHead({ title, standings }: GroupHeadProps) {
  const words = useTranslations('notebook');
  const left = standings.filter(isLeft).length;
  return (
    <h3 className="group-head">
      <span>{title}</span>
      <span className="count tabular">{words('leftOf', { left, all: standings.length })}</span>
    </h3>
  );
}
