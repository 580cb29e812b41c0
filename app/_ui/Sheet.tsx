'use client';

import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './Icon';
import { findLastClicked } from './lastClicked';

interface SheetProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Whether the sheet fills the screen, to show to other players. */
  readonly isTall?: boolean;
  /** Whether a cross beside the title closes it, for sheets with no closing button below. */
  readonly hasCross?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog at the bottom of the screen. Escape and Android's back gesture close it; other ways back leave the page.
 */
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
 * A dialog that is open while it is mounted. The browser closes it on Escape or Android's back gesture;
 * `onClose` must then unmount it.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closing the dialog before it unmounts returns the focus to where it was.
  useLayoutEffect(() => {
    const { current } = ref;
    if (current) growFrom(current, findLastClicked());
    current?.showModal();
    return () => current?.close();
  }, []);

  return {
    ref,
    // Gets the focus if the focused element in it disappears (`PageFocus`).
    tabIndex: -1,
    // The event is asynchronous: in strict mode React may have reopened the dialog by then.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
  };
}

/** A sheet grows from the control that opened it (sheet.css). It is always centred at the bottom of the screen. */
function growFrom(sheet: HTMLDialogElement, asker: Element | undefined): void {
  if (asker === undefined) return;
  const { left, top, width, height } = asker.getBoundingClientRect();
  const [x, y] = [left + width / 2 - window.innerWidth / 2, top + height / 2 - window.innerHeight];
  sheet.toggleAttribute('data-asked', true);
  sheet.style.transformOrigin = `calc(50% + ${x}px) calc(100% + ${y}px)`;
}
