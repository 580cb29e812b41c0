'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question that rises from below. Escape, and the phone's way back, close it. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closing while still in the page gives the focus back to where it came from.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      className="mx-auto mt-auto mb-0 w-full max-w-120 translate-y-0 rounded-t-hold border-[1.5px] border-b-0 border-edge bg-sheet px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink transition-[translate] duration-220 ease-settle backdrop:bg-print/60 starting:translate-y-full"
    >
      <div className="grid gap-4">
        <h2 id={titleId} className="font-display text-head font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
