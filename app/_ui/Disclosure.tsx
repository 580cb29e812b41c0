'use client';

import { type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon';

interface DisclosureProps {
  readonly title: string;
  /** A summary of the current choice, readable without opening the row. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** A row that expands in place, for options that most people leave alone. */
export function Disclosure({ title, note, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <section className="border-b border-rule">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-16 w-full items-center gap-3 py-2 text-left forced-colors:px-3"
        >
          <span className="min-w-0 grow">
            <span className="block text-lead font-semibold">{title}</span>
            <span className="block text-note wrap-break-word text-soft">{note}</span>
          </span>
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </h2>
      <div id={contentId}>
        {isOpen && (
          <div
            ref={scrollToContent}
            className="mb-4 scroll-mt-16 grid gap-4 border-l-2 border-rule pl-4 forced-colors:pt-2"
          >
            {children}
          </div>
        )}
      </div>
    </section>
  );
}

/** Scrolls once the content has a height, since it may load lazily. */
function scrollToContent(content: HTMLElement | null) {
  if (content === null) return;
  const observer = new ResizeObserver(() => {
    if (content.offsetHeight === 0) return;
    observer.disconnect();
    content.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(content);
  return () => observer.disconnect();
}
