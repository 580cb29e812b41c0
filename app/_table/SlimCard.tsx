import type { ReactNode } from 'react';

/** One of the table's several cards: as low as can be, for all of them to be in sight at once. */
export function SlimCard({ children }: { children: ReactNode }) {
  return (
    <section className="grid gap-2 rounded-card border-[1.5px] border-rule bg-sheet px-4 py-2.5 print:hidden">
      {children}
    </section>
  );
}
