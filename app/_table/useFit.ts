import { type RefObject, useLayoutEffect } from 'react';

/** What a notice's line gives up to make room for its text, in this order; see noticeLine.css. */
const GIVES_WAY = ['count', 'refusal', 'size', 'line', 'sign', 'more', 'answers', 'third-line'];

/** How far letters may extend below their line box, in pixels. */
const DESCENDERS = 4;

/**
 * Sets `data-without` on an element to the fewest of these that make its `.words` fit. Until the script runs, the text
 * takes up to two lines.
 */
export function useFit(line: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = line;
    const words = current?.querySelector<HTMLElement>('.words');
    if (!current || !words) return;
    const measure = () => {
      for (let given = 0; given <= GIVES_WAY.length; given += 1) {
        current.dataset.without = GIVES_WAY.slice(0, given).join(' ');
        const isWide = words.scrollWidth > words.clientWidth;
        if (!isWide && words.scrollHeight <= words.clientHeight + DESCENDERS) return;
      }
    };
    // The text, the screen or the loaded fonts may change.
    const observer = new ResizeObserver(measure);
    for (const each of [current, ...words.children]) observer.observe(each);
    measure();
    return () => observer.disconnect();
  });
}
