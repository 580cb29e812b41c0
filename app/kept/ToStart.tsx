'use client';

import { useTranslations } from 'use-intl';
import { buttonStyle } from '@/app/_ui/buttonStyle';
import { ADDRESSES } from '@/app/addresses';

export function ToStart() {
  const pages = useTranslations('pages');
  return (
    <a href={ADDRESSES.start} className={buttonStyle('primary')}>
      {pages('toStart')}
    </a>
  );
}
