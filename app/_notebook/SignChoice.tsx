import { useTranslations } from 'use-intl';
import { Choice } from '@/app/_ui/Choice';
import { SIGNS, type Sign } from './listProps';

interface SignChoiceProps {
  /** How many clues of that sign are left. */
  readonly leftOf: (sign: Sign) => number;
  readonly value: Sign;
  readonly onChange: (sign: Sign) => void;
}

/** Which page of a list is open: *is* or *is not*. */
export function SignChoice({ leftOf, value, onChange }: SignChoiceProps) {
  const words = useTranslations('notebook');
  return (
    <div className="signs">
      <Choice
        legend={words('whichPage')}
        isLegendHidden
        name="sign"
        options={SIGNS.map(sign => ({
          value: sign,
          label: words(`sign.${sign}`, { count: leftOf(sign) }),
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
