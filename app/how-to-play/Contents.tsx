'use client';

import type { MouseEvent } from 'react';

interface ContentsProps {
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the parts of the page, in one scrolling line. They add no history entries: an overlay closes by `back`. */
export function Contents({ label, parts }: ContentsProps) {
  function show(event: MouseEvent, id: string) {
    const part = document.getElementById(id);
    if (part === null) return;
    event.preventDefault();
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }
  return (
    <nav aria-label={label} className="contents-line">
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`} onClick={event => show(event, id)}>
          {title}
        </a>
      ))}
    </nav>
  );
}
