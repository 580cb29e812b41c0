'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { useModal } from '@/app/_ui/Sheet';
import { ADDRESSES } from '@/app/addresses';

interface OverPageProps {
  /** The page's own address. Anywhere else it is gone, though Next keeps it in its slot. */
  readonly address: string;
  readonly title: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** A whole page that lies over another. Its button, Escape and the phone's way back take it off. */
export function OverPage({ address, ...page }: OverPageProps) {
  return usePathname() === address && <OpenPage {...page} />;
}

function OpenPage({ title, close, children }: Omit<OverPageProps, 'address'>) {
  const titleId = useId();
  const router = useRouter();
  const modal = useModal(() => router.back());
  useEffect(markAsOver, []);

  return (
    <dialog {...modal} data-over-page="" aria-labelledby={titleId} className="rising over-page">
      <div>
        <header>
          <button type="button" aria-label={close} onClick={() => router.back()}>
            <Icon name="close" className="size-[24px] -translate-x-[2px]" />
          </button>
          <h1
            id={titleId}
            className="min-w-0 text-center text-balance font-display text-head font-semibold wrap-break-word"
          >
            {title}
          </h1>
        </header>
        {children}
      </div>
    </dialog>
  );
}

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

/** Kept by the browser in the page's place in its history, where a reload finds it again. */
const markAsOver = (): void => window.history.replaceState({ over: true }, '');

const wasOver = (): boolean => window.history.state?.over === true;
