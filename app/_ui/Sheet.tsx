'use client';

import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './Icon';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Whether it takes the whole screen, to be held up to others. */
  readonly isTall?: boolean;
  /** Whether a cross beside its title closes it, where no button below does. */
  readonly hasCross?: boolean;
  readonly children: ReactNode;
}

/** Asks or tells something at the foot of the screen. Escape, and Android's way back, close it; other ways back leave its page. */
export function Sheet({ title, onClose, isTall = false, hasCross = false, children }: SheetProps) {
  const modal = useModal(onClose);
  const titleId = useId();
  const words = useTranslations('ui');

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={isTall ? 'rising sheet tall' : 'rising sheet'}
    >
      <div>
        <div className="sheet-head">
          <h2 id={titleId} className="font-display text-head font-semibold">
            {title}
          </h2>
          {hasCross && (
            <button type="button" aria-label={words('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/**
 * A dialog that is open for as long as it is in the page. The browser closes it where somebody asks it to, by
 * Escape or by Android's way back, and `onClose` has to take it out of the page.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closing while still in the page gives the focus back to where it came from.
  useLayoutEffect(() => {
    const { current } = ref;
    current?.showModal();
    return () => current?.close();
  }, []);

  return {
    ref,
    // The event comes late: React in its strict mode may have opened it anew.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
  };
}
