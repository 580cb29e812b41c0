'use client';

import { type ReactNode, useId } from 'react';
import { useModal } from './useModal';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Whether it takes the whole screen, to be held up to others. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

const LOW = 'mx-auto mt-auto mb-0 max-w-120 rounded-t-hold border-[1.5px] border-b-0';
const TALL = 'h-dvh max-h-none max-w-none';

/** A question that rises from below. Escape, and Android's way back, close it; other ways back leave its page. */
export function Sheet({ title, onClose, isTall = false, children }: SheetProps) {
  const modal = useModal(onClose);
  const titleId = useId();

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={`w-full border-edge bg-sheet px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink transition-[translate] duration-220 ease-settle backdrop:bg-print/60 starting:[translate:0_100%] ${isTall ? TALL : LOW}`}
    >
      <div
        className={`grid gap-4 ${isTall ? 'mx-auto min-h-full max-w-[max(30rem,100dvh-17rem)] content-center text-center' : ''}`}
      >
        <h2 id={titleId} className="font-display text-head font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
