'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ADDRESSES } from '@/app/addresses';
import { Icon } from './Icon';
import { PageLink } from './PageLink';
import { useIsHydrated } from './useIsHydrated';

interface LeadingBackProps {
  /** The link's label if the page lay over another one, and if it did not. */
  readonly close: string;
  readonly toStart: string;
}

/** The back link of a page that was reloaded while it lay over another one: it still returns to that page. */
export function LeadingBack({ close, toStart }: LeadingBackProps) {
  const router = useRouter();
  const isOver = useIsHydrated() && wasOver();

  function goBack(event: MouseEvent) {
    event.preventDefault();
    router.back();
  }
  return (
    <PageLink
      href={ADDRESSES.start}
      aria-label={isOver ? close : toStart}
      className="back-link"
      {...(isOver && { onClick: goBack })}
    >
      <Icon name="back" />
    </PageLink>
  );
}

/** The overlaid page stores this in its history entry. */
const wasOver = (): boolean => window.history.state?.over === true;
