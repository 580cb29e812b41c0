'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { PageHead } from '@/app/_ui/PageHead';
import { wasOver } from './wasOver';

const watchNothing = () => () => {};

interface LeadingBackProps {
  readonly title: string;
  readonly close: string;
  readonly toStart: string;
}

/** The head of a page that lay over another before it was reloaded: it still leads back to that one. */
export function LeadingBack({ title, close, toStart }: LeadingBackProps) {
  const router = useRouter();
  const isOver = useSyncExternalStore(watchNothing, wasOver, () => false);

  function goBack(event: MouseEvent) {
    event.preventDefault();
    router.back();
  }
  return (
    <PageHead
      title={title}
      back={{ href: '/', label: isOver ? close : toStart, ...(isOver && { onClick: goBack }) }}
    />
  );
}
