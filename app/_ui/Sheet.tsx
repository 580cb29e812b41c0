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

/** Asks or tells something at the foot of the screen. Escape, and Android's way back, close it; other ways back leave its page. */
export function Sheet({ title, onClose, isTall = false, children }: SheetProps) {
  const modal = useModal(onClose);
  const titleId = useId();

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={isTall ? 'rising sheet tall' : 'rising sheet'}
    >
      <div>
        <h2 id={titleId} className="font-display text-head font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
