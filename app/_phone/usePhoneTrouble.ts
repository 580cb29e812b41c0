'use client';

import { type Messages, useTranslations } from 'use-intl';
import type { Trouble } from '@/app/_state/tableClient';

/** A refusal that there are words for. */
export type Refused = keyof Messages['errors'];

/** Says why the phone did not do what it was asked. */
export function usePhoneTrouble(): (code: Refused) => Trouble {
  const words = useTranslations('errors');
  return code => ({ code, message: words(code) });
}
