'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useId } from 'react';
import { Icon } from '@/app/_ui/Icon';
import { useModal } from '@/app/_ui/useModal';
import { markAsOver } from './wasOver';

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
    <dialog
      {...modal}
      data-over-page=""
      aria-labelledby={titleId}
      className="h-dvh max-h-none w-full max-w-none overscroll-contain bg-page text-ink transition-[translate] duration-220 ease-settle starting:[translate:0_100%]"
    >
      <div className="mx-auto max-w-120 px-4 wide:max-w-224 pb-[env(safe-area-inset-bottom)] [--over-head:3.5rem]">
        <header className="sticky top-0 z-10 -mx-4 grid min-h-[var(--over-head)] grid-cols-[30px_1fr_30px] items-center gap-2 bg-page px-4 py-1">
          <button
            type="button"
            aria-label={close}
            onClick={() => router.back()}
            className="-ml-[14px] grid size-[44px] place-items-center rounded-field [&>svg]:size-[24px] [&>svg]:-translate-x-[2px]"
          >
            <Icon name="close" />
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
