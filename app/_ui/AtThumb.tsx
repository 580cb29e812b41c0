import type { ReactNode } from 'react';

/**
 * What a page is for, always at the thumb: below all else, and over it while that is longer than the
 * screen. On a screen too low for that it waits at the end of the page. (globals.css leaves room for
 * it where something comes into view.)
 */
export function AtThumb({ children }: { children: ReactNode }) {
  return (
    <div
      data-at-thumb=""
      className="ground -mx-4 mt-auto grid gap-1 mask-[linear-gradient(to_top,black_calc(100%-1rem),transparent)] px-4 pt-4 pb-[calc(1.75rem+env(safe-area-inset-bottom))] [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:-bottom-2 [@media(min-height:30rem)]:z-1"
    >
      {children}
    </div>
  );
}
