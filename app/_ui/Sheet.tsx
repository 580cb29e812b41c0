'use client';

import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './Icon';
import { useModal } from './useModal';

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
