import { useTranslations } from 'use-intl';
import { CardChoice } from './CardChoice';
import { NoServerNote } from './NoServerNote';
import { WHOSE_PHONES, type WhosePhone } from './whosePhone';

interface PhoneChoiceProps {
  readonly value: WhosePhone;
  readonly isServerAway: boolean;
  readonly onChange: (value: WhosePhone) => void;
}

/** The two ways to play: everybody on a phone of their own, or all on this one. */
export function PhoneChoice({ isServerAway, ...choice }: PhoneChoiceProps) {
  const words = useTranslations('new');
  const options = WHOSE_PHONES.map(value => ({
    value,
    title: words(`phone.${value}`),
    text: words(`phoneNote.${value}`),
  }));
  return (
    <div>
      <CardChoice legend={words('whosePhone')} name="phone" options={options} {...choice} />
      <NoServerNote isServerAway={isServerAway} />
    </div>
  );
}
