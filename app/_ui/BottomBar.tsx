import type { ReactNode } from 'react';

/**
 * What a page is for, always at the thumb: below all else, and over it while that is longer than the
 * screen. On a screen too low for that it waits at the end of the page. (globals.css leaves room for
 * it where something comes into view.)
 */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div data-at-thumb="" className="at-thumb">
    {children}
  </div>
);
