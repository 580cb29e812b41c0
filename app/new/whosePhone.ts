import { createKept, isOneOf } from '@/app/_state/kept';

export const WHOSE_PHONES = ['own', 'one'] as const;

/** Everybody's own, or one for all that goes round. */
export type WhosePhone = (typeof WHOSE_PHONES)[number];

/** Kept for good: who plays on one phone does so the next evening, too. */
export const { use: useWhosePhone, recall: recallWhosePhone } = createKept<{
  readonly phone: WhosePhone;
}>(
  { phone: 'own' },
  {
    name: 'fieldbook-whose-phone',
    storage: 'localStorage',
    read: ({ phone }) => (isOneOf(phone, WHOSE_PHONES) ? { phone } : undefined),
  },
);

export const chooseWhosePhone = (phone: WhosePhone) => useWhosePhone.setState({ phone });
