import { useTranslations } from 'use-intl';
import { CardChoice } from './CardChoice';
import { WHOSE_PHONES, type WhosePhone } from './whosePhone';

interface PhoneChoiceProps {
  readonly value: WhosePhone;
  readonly onChange: (value: WhosePhone) => void;
}

/** Whether everybody looks on a phone of their own, or one goes round. */
export function PhoneChoice(props: PhoneChoiceProps) {
  const words = useTranslations('new');
  const options = WHOSE_PHONES.map(value => ({
    value,
    title: words(`phone.${value}`),
    text: words(`phoneNote.${value}`),
  }));
  return <CardChoice legend={words('whosePhone')} name="phone" options={options} {...props} />;
}
