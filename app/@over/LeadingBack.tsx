'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { ADDRESSES } from '@/app/addresses';
import { wasOver } from './wasOver';

const watchNothing = () => () => {};

interface LeadingBackProps {
  /** What it is called where the page lay over another, and where it did not. */
  readonly close: string;
  readonly toStart: string;
}

/** The way back of a page that lay over another before it was reloaded: it still leads to that one. */
export function LeadingBack({ close, toStart }: LeadingBackProps) {
  const router = useRouter();
  const isOver = useSyncExternalStore(watchNothing, wasOver, () => false);

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
