import type { ReactNode } from 'react';

/** What belongs together on a page, in a border of its own. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <section className="grid gap-3 rounded-card border-[1.5px] border-rule bg-sheet p-4">
      {children}
    </section>
  );
}

export function CardTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-display text-head font-semibold">{children}</h2>;
}
