'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId } from 'react';
import { Icon } from '@/app/_ui/Icon';
import { useModal } from '@/app/_ui/Sheet';

interface OverPageProps {
  /** The page's own path. On any other path it renders nothing, since Next leaves it in its slot. */
  readonly address: string;
  readonly title: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** A full page over another one. Its button, Escape and the phone's back gesture close it. */
export function OverPage({ address, ...page }: OverPageProps) {
  return usePathname() === address && <OpenPage {...page} />;
}

function OpenPage({ title, close, children }: Omit<OverPageProps, 'address'>) {
  const titleId = useId();
  const router = useRouter();
  const modal = useModal(() => router.back());
  useEffect(markAsOverlay, []);
  // The router does not scroll inside the dialog.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

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

/** Marks the history entry. The browser stores this state with it, so that it survives a reload. */
const markAsOverlay = (): void => window.history.replaceState({ over: true }, '');
