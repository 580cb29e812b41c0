'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Sheet } from './Sheet';

interface CutProps {
  readonly className: string;
  /** The sheet's title, by default `children`; `more` is the text below it. */
  readonly whole?: ReactNode;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** Text that its style sheet may truncate. If it does, the text is a button that shows all of it in a sheet. */
export function Cut({ className, whole, more, children }: CutProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  function measure() {
    const { current } = box;
    // Removing the button would lose the focus.
    if (!current || isOpen || current.contains(document.activeElement)) return;
    setCut([current, ...current.querySelectorAll('*')].some(isCutOff));
  }
  const measureNow = useEffectEvent(measure);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // Also reports the first size, after layout: measuring earlier would force one.
    const ofSize = new ResizeObserver(() => measureNow());
    ofSize.observe(current);
    // The text may change without resizing the box.
    const ofText = new MutationObserver(() => measureNow());
    ofText.observe(current, { childList: true, characterData: true, subtree: true });
    return () => {
      ofSize.disconnect();
      ofText.disconnect();
    };
  }, []);
  return (
    <>
      <div ref={box} id={id} className={`relative ${className}`}>
        {children}
        {isCut && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-labelledby={id}
            className="absolute inset-0"
            onClick={() => setOpen(true)}
            onBlur={measure}
          />
        )}
      </div>
      {isOpen && (
        <Sheet title={whole ?? children} hasCross onClose={() => setOpen(false)}>
          {more && <p>{more}</p>}
        </Sheet>
      )}
    </>
  );
}

/** Whether the element hides more of its text than a few pixels of descenders. */
const isCutOff = (element: Element): boolean =>
  getComputedStyle(element).overflow !== 'visible' &&
  (element.scrollWidth > element.clientWidth + 1 ||
    element.scrollHeight > element.clientHeight + 4);
