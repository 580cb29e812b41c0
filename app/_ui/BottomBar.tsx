import type { ReactNode } from 'react';

/**
 * The page's main actions, below its content and within reach of the thumb. They stick to the bottom while the content
 * is longer than the screen; on a very low screen they stay at the end of the page. globals.css keeps elements that
 * scroll into view clear of this bar.
 */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div data-page-actions="" className="bottom-bar">
    {children}
  </div>
);
