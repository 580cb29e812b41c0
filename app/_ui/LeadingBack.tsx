'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ADDRESSES } from '@/app/addresses';
import { Icon } from './Icon';
import { PageLink } from './PageLink';
import { useIsHydrated } from './useIsHydrated';

interface LeadingBackProps {
  /** What it is called where the page lay over another, and where it did not. */
  readonly close: string;
  readonly toStart: string;
}

/** The way back of a page that lay over another before it was reloaded: it still leads to that one. */
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
      className="way-back"
      {...(isOver && { onClick: goBack })}
    >
      <Icon name="back" />
    </PageLink>
  );
}

/** As the page that lies over another notes it in its place in the browser's history. */
const wasOver = (): boolean => window.history.state?.over === true;
