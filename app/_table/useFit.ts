import { type RefObject, useLayoutEffect } from 'react';

/** What a notice's line gives up for its words, first to last; see notices.css. */
const GIVES_WAY = ['count', 'refusal', 'size', 'line', 'sign', 'more', 'answers', 'third-line'];

/** In pixels: by so much letters may overhang their lines. */
const DESCENDERS = 4;

/**
 * Sets `data-without` on an element: as few of these as make its `.words` fit. Until the scripts have come, the words
 * take two lines.
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
    // Other words, another screen, or fonts that come later.
    const observer = new ResizeObserver(measure);
    for (const each of [current, ...words.children]) observer.observe(each);
    measure();
    return () => observer.disconnect();
  });
}
