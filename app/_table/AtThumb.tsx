import type { ReactNode } from 'react';

/** What the page is for, in reach of the thumb however far the page goes on: it stays in sight. */
export function AtThumb({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden max-[900px]:sticky max-[900px]:bottom-0 max-[900px]:z-10 max-[900px]:-mx-4 max-[900px]:bg-linear-to-t max-[900px]:from-page max-[900px]:from-85% max-[900px]:to-transparent max-[900px]:px-4 max-[900px]:pt-4 forced-colors:bg-[Canvas] forced-colors:bg-none [@media(max-height:30rem)]:static">
      {children}
    </div>
  );
}
