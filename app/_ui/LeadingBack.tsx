'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ADDRESSES } from '@/app/addresses';
import { Icon } from './Icon';
import { PageLink } from './PageLink';
import { useBrowserFact } from './useIsHydrated';

interface LeadingBackProps {
  /** The link's label if the page was an overlay, and if it was not. */
  readonly close: string;
  readonly toStart: string;
}

/** A back link. If the page was reloaded while it was an overlay, the link still returns to the page below. */
export function LeadingBack({ close, toStart }: LeadingBackProps) {
  const router = useRouter();
  const isOverlay = useBrowserFact(wasOverlay, false);

  function goBack(event: MouseEvent) {
    event.preventDefault();
    router.back();
  }
  return (
    <PageLink
      href={ADDRESSES.start}
      aria-label={isOverlay ? close : toStart}
      className="back-link"
      {...(isOverlay && { onClick: goBack })}
    >
      <Icon name="back" />
    </PageLink>
  );
}

/** `OverPage` stores this in its history entry. */
const wasOverlay = (): boolean => window.history.state?.over === true;
